/** A text that stands for itself in SQL's LIKE: `%`, `_` and `\` included. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
