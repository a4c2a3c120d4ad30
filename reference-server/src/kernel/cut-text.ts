const characters = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/**
 * The beginning of a text, of at most so many UTF-16 units, which ends between characters that a person sees: an
 * emoji of several parts or a letter with its accent is there whole or not at all.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = characters.segment(text).containing(maxLength)?.index ?? maxLength;
  if (end > 0) return text.slice(0, end);
  // One character fills it all: not through the halves of a code point.
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
