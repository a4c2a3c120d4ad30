/** A letter or mark of a script where joiners change how letters look: Arabic, India's, Tibetan, Khmer and their like. */
const joining = String.raw`(?=[\p{L}\p{M}])[\u0600-\u109f\u1780-\u18af]`;

/** Characters without a width; before that, in brackets, those that belong: between such letters, and in emoji. */
const withoutWidth = new RegExp(
  String.raw`(${joining}[\u200c\u200d](?=${joining})|\p{ExtPict}(?:\p{EMod}?\ufe0f?\u200d(?=\p{ExtPict})|[\ufe0e\ufe0f])|[#*\d]\ufe0f\u20e3|\u{1f3f4}[\u{e0061}-\u{e007f}]{6})|[\p{DI}\ufff9-\ufffc]`,
  'gu',
);

/** More marks on one letter than any language has; putting thousands in order would take seconds. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/** Spaces, the blank of braille, marks without a letter. */
const nothingSeen = /^[\s\p{M}\u2800]*$/u;

/** A text as it is stored: trimmed, composed (NFC), without what cannot be seen; empty when nothing of it can. */
export function clean(value: string): string {
  const once = value
    .replace(withoutWidth, '$1')
    .replace(tooManyMarks, '$1')
    .normalize()
    .replace(nothingSeen, '')
    .trim();
  // What is composed now may no longer be an emoji that a joiner belongs to.
  return once === value ? once : clean(once);
}

/** A text as it can be shown on one line, whatever was let in before; empty when nothing of it can be seen. */
export function oneLine(value: string): string {
  return clean(value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
}
