/**
 * What a client says in PostgreSQL's protocol, as far as a server has to know it to hand it on:
 * https://www.postgresql.org/docs/18/protocol-message-formats.html
 */

/** Requests that come before a session, in the place of a protocol's version. */
const REQUEST = { cancel: 80_877_102, ssl: 80_877_103, gssEncryption: 80_877_104 };
/** PostgreSQL's own bound for messages before a session. */
const MAX_STARTUP_BYTES = 10_000;
/** PostgreSQL's own bound for a message. */
const MAX_MESSAGE_BYTES = 0x3fff_ffff;

/** Bind, Close, Describe, Execute, FunctionCall, Flush, Parse, Query, Sync, Terminate, and those of COPY. */
const TYPES = new Set('BCDEFHPQSXcdfp');
/** After these the server answers; before them it only collects. */
const ASKING_FOR_AN_ANSWER = new Set('FHQS');

/** Parsed messages of a client, and how many bytes they take. */
export type FrontendMessages =
  | { readonly kind: 'encryption' | 'startup' | 'leaving' | 'nonsense'; readonly bytes: number }
  /** Messages up to one that asks for an answer; `isOpen` when they leave an exchange unfinished. */
  | { readonly kind: 'batch'; readonly bytes: number; readonly isOpen: boolean };

/** Reads what opens a connection. @returns undefined while it is not complete */
export function readOpening(received: Buffer): FrontendMessages | undefined {
  if (received.length < 8) return undefined;
  const bytes = received.readInt32BE(0);
  if (bytes < 8 || bytes > MAX_STARTUP_BYTES) return { kind: 'nonsense', bytes: received.length };
  if (received.length < bytes) return undefined;
  const code = received.readInt32BE(4);
  if (code === REQUEST.ssl || code === REQUEST.gssEncryption) return { kind: 'encryption', bytes };
  // There is no second process to interrupt the first; as in PostgreSQL, nothing is answered.
  if (code === REQUEST.cancel) return { kind: 'leaving', bytes };
  return { kind: 'startup', bytes };
}

/** Reads the next batch of a session. @returns undefined while it is not complete */
export function readBatch(received: Buffer): FrontendMessages | undefined {
  for (let bytes = 0; received.length >= bytes + 5;) {
    const type = String.fromCharCode(received.readUInt8(bytes));
    const length = received.readInt32BE(bytes + 1);
    if (!TYPES.has(type) || length < 4 || length > MAX_MESSAGE_BYTES) {
      return { kind: 'nonsense', bytes: received.length };
    }
    bytes += 1 + length;
    if (received.length < bytes) return undefined;
    if (type === 'X') return { kind: 'leaving', bytes };
    if (ASKING_FOR_AN_ANSWER.has(type)) return { kind: 'batch', bytes, isOpen: type === 'H' };
  }
  return undefined;
}

/** How much is shown of what a client wants done. */
const SHOWN_CHARACTERS = 200;

/**
 * The SQL in messages, on one line and cut. What is bound to its parameters is in other messages and is
 * not read.
 */
export function readStatements(messages: Buffer): string {
  let shown = '';
  for (let at = 0; messages.length >= at + 5 && shown.length < SHOWN_CHARACTERS;) {
    const type = String.fromCharCode(messages.readUInt8(at));
    const length = messages.readInt32BE(at + 1);
    if (length < 4) break;
    const body = messages.subarray(at + 5, at + 1 + length);
    // A statement's name stands before its text.
    const name = type === 'P' ? body.indexOf(0) + 1 : 0;
    if (type === 'P' || type === 'Q') shown += `${shown && '; '}${readText(body.subarray(name))}`;
    at += 1 + length;
  }
  return shown.slice(0, SHOWN_CHARACTERS);
}

function readText(bytes: Buffer): string {
  // No character takes more bytes than four.
  const [text = ''] = bytes.toString('utf8', 0, 4 * SHOWN_CHARACTERS).split('\0', 1);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Ends an unfinished exchange; after an error PostgreSQL passes everything over until it hears this. */
export const SYNC = message('S', '');
/** Ends a transaction without keeping anything of it. */
export const ROLLBACK = message('Q', 'ROLLBACK\0');
/** What a server says before it hangs up on a client that stands still inside a transaction. */
export const IDLE_IN_TRANSACTION_ERROR = message(
  'E',
  'SFATAL\0VFATAL\0C25P03\0Mterminating connection due to idle-in-transaction timeout\0\0',
);

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
  bytes.write(type, 0);
  bytes.writeInt32BE(bytes.length - 1, 1);
  bytes.write(body, 5);
  return bytes;
}

/** Messages in which each named statement bears a prefix, and the names that they give to new ones. */
export interface PrefixedStatements {
  readonly messages: Buffer;
  /** With the prefix. */
  readonly prepared: readonly string[];
}

/** Puts a prefix before the name of each prepared statement in a batch; the unnamed one stays unnamed. */
export function prefixStatements(batch: Buffer, prefix: string): PrefixedStatements {
  const parts: Buffer[] = [];
  const prepared: string[] = [];
  const added = Buffer.from(prefix);
  let unchanged = 0;
  for (let at = 0, end; at < batch.length; at = end) {
    const type = String.fromCharCode(batch.readUInt8(at));
    const length = batch.readInt32BE(at + 1);
    end = at + 1 + length;
    const name = statementNameAt(type, batch.subarray(at + 5, end));
    if (name === undefined || batch[at + 5 + name] === 0) continue;
    const head = Buffer.from(batch.subarray(at, at + 5 + name));
    head.writeInt32BE(length + added.length, 1);
    parts.push(batch.subarray(unchanged, at), head, added);
    unchanged = at + 5 + name;
    if (type !== 'P') continue;
    prepared.push(`${prefix}${batch.toString('utf8', unchanged, batch.indexOf(0, unchanged))}`);
  }
  if (parts.length === 0) return { messages: batch, prepared };
  return { messages: Buffer.concat([...parts, batch.subarray(unchanged)]), prepared };
}

/** Where in a message's body the name of a statement stands: in Parse, Bind, and Close and Describe of one. */
function statementNameAt(type: string, body: Buffer): number | undefined {
  if (type === 'P') return 0;
  // Behind the portal's name.
  if (type === 'B') return body.indexOf(0) + 1;
  return (type === 'C' || type === 'D') && body[0] === ofStatement ? 1 : undefined;
}

const ofStatement = 'S'.charCodeAt(0);

/** What makes the session forget prepared statements; a name that it does not know is no error. */
export function closeStatements(names: Iterable<string>): Buffer {
  const closes = Array.from(names, (name) => message('C', `S${name}\0`));
  return Buffer.concat([...closes, SYNC]);
}
