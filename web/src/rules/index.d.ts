declare module "rules:index" {
  import type { RulesPage } from "../../rules.mjs";
  const pages: Record<string, () => Promise<{ default: RulesPage }>>;
  export default pages;
}
