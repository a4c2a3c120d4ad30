/**
 * Longest text of a message, counted after its markup is read.
 * @source protocols/telegram.md, section 2
 */
export const maxTelegramText = 4096;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text in Telegram's HTML, in which nothing a person wrote is markup. */
export function telegramHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? '');
}
