/** The components that show the people at a table. */

import type { AttendanceParts } from "../table/attendance";
import { AllowHints } from "./AllowHints";
import { Banners } from "./Banners";
import { Bubbles } from "./Bubbles";
import { Chat } from "./Chat";
import { ChatButton } from "./ChatButton";
import { EndEarly } from "./EndEarly";
import { EndedSheet } from "./EndedSheet";
import { PresenceBadge } from "./PresenceBadge";

export const parts: AttendanceParts = {
  PresenceBadge,
  Banners,
  EndedSheet,
  EndEarly,
  AllowHints,
  Bubbles,
  Talk: Chat,
  TalkButton: ChatButton,
};
