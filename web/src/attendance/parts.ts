/** The components that show the people at a table. */

import type { AttendanceParts } from "../table/attendance";
import { AllowHints } from "./AllowHints";
import { Banners } from "./Banners";
import { Chat } from "./Chat";
import { ChatButton } from "./ChatButton";
import { EndEarly } from "./EndEarly";
import { EndedSheet } from "./EndedSheet";
import { Onlookers } from "./Onlookers";
import { OpenChat } from "./OpenChat";
import { PresenceBadge } from "./PresenceBadge";
import { SeatBubble } from "./SeatBubble";
import { StandInBadge } from "./StandInBadge";

export const parts: AttendanceParts = {
  PresenceBadge,
  StandInBadge,
  SeatBubble,
  Banners,
  EndedSheet,
  EndEarly,
  AllowHints,
  Onlookers,
  OpenChat,
  Talk: Chat,
  TalkButton: ChatButton,
};
