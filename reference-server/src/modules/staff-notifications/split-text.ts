import { cutText } from '../../kernel/cut-text.ts';

/**
 * Cuts a text into pieces of at most `longest` UTF-16 units, at the end of a line or a word where there is
 * one in the last quarter, and never within a character.
 */
export function splitText(text: string, maxLength: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > maxLength) {
    const end = cutAt(rest, maxLength);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  pieces.push(rest);
  return pieces.filter((piece) => piece.trim() !== '');
}

function cutAt(text: string, maxLength: number): number {
  const latest = Math.max(
    text.lastIndexOf('\n', maxLength - 1),
    text.lastIndexOf(' ', maxLength - 1),
  );
  if (latest > maxLength * 0.75) return latest;
  return cutText(text, maxLength).length;
}
