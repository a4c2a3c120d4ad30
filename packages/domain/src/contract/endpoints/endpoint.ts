import * as z from 'zod';
import type { Access } from './access.ts';
import type { ProblemCode } from '../problem-codes.ts';

/** HTTP methods the portal uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** At most `points` calls in `windowSeconds`, counted per client address or per account. */
export interface RateLimit {
  readonly points: number;
  readonly windowSeconds: number;
  readonly by: 'address' | 'account';
}

/** What a file may be that a call takes as its body. */
export interface Upload {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** How a file is refused that has more bytes, or another media type. */
  readonly tooLarge: ProblemCode;
  readonly otherType: ProblemCode;
}

/**
 * The longest any call waits for its answer, once its request has been read, unless it says otherwise: 5 s for
 * a connection to the database, 8 s for a transaction on it (the database ends a statement after 5 s and a wait
 * for a lock after 3 s), and 1 s for all else. What needs more of these than one is cut off here. A second less
 * than what clients wait, so that they hear it.
 */
export const maxCallSeconds = 14;

/** Everything both sides need to know about one call. */
export interface Endpoint {
  readonly method: Method;
  /** Path with `:name` parameters, e.g. `/api/store/:id`. */
  readonly path: `/${string}`;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly access: Access;
  /** Limits on top of the coarse limit that every call has. */
  readonly limits?: readonly RateLimit[];
  /** The longest its answer may take, where that is not {@link maxCallSeconds}. */
  readonly maxSeconds?: number;
  /** Whether the call honours `Idempotency-Key` (1–128 printable characters, kept 24 h). */
  readonly idempotent?: boolean;
  /** Whether it does no harm to make the call twice: clients repeat it after a lost answer, as one with a key. */
  readonly repeatable?: boolean;
  /** Whether the call answers while the portal is switched off for maintenance. */
  readonly openWhenDisabled?: boolean;
  /**
   * Whether staff may call it before they have changed a password that the portal made up for them. Calls
   * for anyone they may make anyway.
   */
  readonly openToMadeUpPassword?: boolean;
  /**
   * Whether staff must have signed in, or said again who they are, within `confirmationRules.seconds`:
   * else every such call is refused with `REAUTHENTICATION_REQUIRED`. `by-body`: it hangs on what is asked
   * for, and the use case decides.
   */
  readonly confirm?: true | 'by-body';
  /**
   * Whether a guest may call it whose session began with a code that the reception read out, in an account
   * that is older: it shows nothing older than that session then.
   */
  readonly openToReadOut?: boolean;
  /** Whether staff may call it who have to enrol a second factor first. */
  readonly openWithoutSecondFactor?: boolean;
  /**
   * Whether staff may call it whose console is locked, because nobody has used it for a while. Nothing that
   * such a call answers may tell of people.
   */
  readonly openWhenLocked?: boolean;
  /** Whether the reply carries an `ETag` and may be answered with 304. */
  readonly cacheable?: boolean;
  /** Whether a GET is refused that a page of another site has started, e.g. by a link to a file. */
  readonly ownPagesOnly?: boolean;
  /** Media type of the 200 reply where it is not JSON; its body is then a text, or bytes. */
  readonly mediaType?: string;
  /** Whether the 200 reply never changes: whoever got it may keep it, for itself, for a day. */
  readonly immutable?: boolean;
  /** Where the request's body is a file and not JSON. */
  readonly upload?: Upload;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The replies a handler may give, by status. All other refusals are common to every call. */
  readonly replies: Readonly<Record<number, z.ZodType>>;
}

/** Bytes as they are: the body of an upload, or of a reply with another media type than JSON. */
export const bytesSchema: z.ZodType<Uint8Array, Uint8Array> = z.custom<Uint8Array>(
  (body) => body instanceof Uint8Array,
);

/** A reply without a body. */
export const noContent: z.ZodType<undefined, undefined> = z.literal(undefined);

/** Statuses an endpoint declares. */
export type StatusOf<E extends Endpoint> = keyof E['replies'] & number;

/** What a caller receives: a union discriminated by `status`. */
export type ReplyOf<E extends Endpoint> = {
  [S in StatusOf<E>]: { readonly status: S; readonly body: z.output<E['replies'][S]> };
}[StatusOf<E>];

/** What a handler may return: a union discriminated by `status`. */
export type AnswerOf<E extends Endpoint> = {
  [S in StatusOf<E>]: { readonly status: S; readonly body: z.input<E['replies'][S]> };
}[StatusOf<E>];

/** The refusals among the replies that an endpoint declares. */
export type RefusalOf<E extends Endpoint> = Extract<
  ReplyOf<E>['body'],
  { readonly success: false }
>;

type InputPart<
  E extends Endpoint,
  Key extends 'params' | 'query' | 'body',
> = E[Key] extends z.ZodType ? { [K in Key]: z.input<E[Key]> } : { [K in Key]?: never };

/** What a caller gives: `params`, `query` and `body`, each only where the endpoint declares it. */
export type RequestOf<E extends Endpoint> = InputPart<E, 'params'> &
  InputPart<E, 'query'> &
  InputPart<E, 'body'>;

type ParsedPart<
  E extends Endpoint,
  Key extends 'params' | 'query' | 'body',
> = E[Key] extends z.ZodType ? { [K in Key]: z.output<E[Key]> } : unknown;

/** The same after parsing, as a handler sees it. */
export type ParsedRequestOf<E extends Endpoint> = ParsedPart<E, 'params'> &
  ParsedPart<E, 'query'> &
  ParsedPart<E, 'body'>;

/**
 * Declares a call once. The client's typed call, the server's route, the OpenAPI document and the
 * authorisation test are all derived from the value returned.
 *
 * @example
 * ```ts
 * export const getRooms = defineEndpoint({
 *   method: 'GET',
 *   path: '/api/rooms',
 *   summary: 'Rooms a guest can order to',
 *   access: { guest: 'any', ...forStaff },
 *   replies: { 200: roomsReply },
 * });
 * ```
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
