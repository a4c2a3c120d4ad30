/** A piece of text that is shown in a way of its own; counted in UTF-16 units. */
interface MessageEntity {
  offset: number;
  length: number;
  type: string;
  url?: string;
}

export interface ParsedText {
  text: string;
  entities: MessageEntity[];
}

/** Says of markup what is wrong with it, in Telegram's words. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';
}

/** Every tag that Telegram knows, by the kind of entity it makes. */
const entityOf: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  'tg-spoiler': 'spoiler',
  span: 'spoiler',
  a: 'text_link',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  'tg-emoji': 'custom_emoji',
};

const namedCharacters: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
};

const tag =
  /^<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[a-zA-Z-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=]+))?)*)\s*>/;
const reference = /^&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]+));/;

interface OpenTag {
  name: string;
  offset: number;
  attributes: string;
}

/**
 * Reads Telegram's HTML as strictly as Telegram: every tag is known and closed in order, and no `<` stands
 * for itself.
 * @source protocols/telegram.md, section 3
 * @throws {MarkupError}
 */
export function parseTelegramHtml(html: string): ParsedText {
  const open: OpenTag[] = [];
  const entities: MessageEntity[] = [];
  let text = '';
  let at = 0;
  const byteOffset = () => Buffer.byteLength(html.slice(0, at));

  function closeTag(name: string): void {
    const opened = open.pop();
    if (!opened) throw new MarkupError(`Unexpected end tag at byte offset ${byteOffset()}`);
    if (opened.name !== name) {
      throw new MarkupError(
        `Unmatched end tag at byte offset ${byteOffset()}, expected "</${opened.name}>", found "</${name}>"`,
      );
    }
    const length = text.length - opened.offset;
    const href = /\bhref\s*=\s*["']?([^"'\s]*)/.exec(opened.attributes)?.[1];
    if (length === 0) return;
    entities.push({
      offset: opened.offset,
      length,
      type: entityOf[name] ?? name,
      ...(href !== undefined && { url: href }),
    });
  }

  while (at < html.length) {
    const rest = html.slice(at);
    if (rest.startsWith('<')) {
      const [whole, slash, written = '', attributes = ''] = tag.exec(rest) ?? [];
      if (whole === undefined) {
        throw new MarkupError(`Unclosed start tag at byte offset ${byteOffset()}`);
      }
      const name = written.toLowerCase();
      if (slash === '/') closeTag(name);
      else if (!isKnown(name, attributes)) {
        throw new MarkupError(`Unsupported start tag "${name}" at byte offset ${byteOffset()}`);
      } else open.push({ name, offset: text.length, attributes });
      at += whole.length;
    } else {
      const [whole, decimal, hexadecimal, name = ''] = reference.exec(rest) ?? [];
      const character = characterOf(decimal, hexadecimal, name);
      // An `&` that begins nothing Telegram knows stands for itself.
      text += character ?? rest.charAt(0);
      at += character === undefined ? 1 : (whole?.length ?? 1);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) {
    throw new MarkupError(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  }
  return { text, entities };
}

function isKnown(name: string, attributes: string): boolean {
  if (name === 'span') return /class\s*=\s*["']?tg-spoiler\b/.test(attributes);
  return Object.hasOwn(entityOf, name);
}

function characterOf(
  decimal: string | undefined,
  hexadecimal: string | undefined,
  name: string,
): string | undefined {
  if (name !== '') return Object.hasOwn(namedCharacters, name) ? namedCharacters[name] : undefined;
  const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
