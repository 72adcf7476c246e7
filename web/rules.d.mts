export interface RulesPage {
  title: string;
  sections: { id: string; text: string; part: boolean }[];
  html: string;
}
/** Every page of the rules as game.language. */
export function names(): string[];
export function render(name: string): RulesPage;
/** Vite's plugin that renders the rules. */
export function rules(): { name: string; config(): void };
