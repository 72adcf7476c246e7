export interface RulesPage {
  title: string;
  /** `at`: the address of the heading on the English page. */
  sections: { id: string; text: string; part: boolean; at: string }[];
  html: string;
}
/** Every page of the rules as game.language. */
export function names(): string[];
export function render(name: string): RulesPage;
/** Vite's plugin that renders the rules. */
export function rules(): { name: string; config(): void };
