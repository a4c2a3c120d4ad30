import type {
  Endpoint,
  ProblemBody,
  ProblemCode,
  ProblemDetail,
  RefusalOf as DeclaredRefusalOf,
} from '@portal/domain/contract';

/** Why the server did not do what was asked. */
export interface Refusal<Code extends string = ProblemCode | (string & {})> {
  readonly status: number;
  /** A newer server may know codes that this client does not; what an endpoint declares is known. */
  readonly code: Code;
  /** The server's text for a person. */
  readonly text: string;
  readonly details: readonly ProblemDetail[];
  /** Seconds after which the same call may succeed, where the server sent it. */
  readonly retryAfterSeconds: number | null;
  /** What reception needs to find the request in the server's log. */
  readonly requestId: string | null;
}

/** A refusal as the wire has it, in the client's shape, with what it carries besides. */
type RefusalBody<Body> =
  Body extends ProblemBody<infer Code>
    ? keyof Body extends keyof ProblemBody
      ? Refusal<Code>
      : Refusal<Code> & Omit<Body, keyof ProblemBody>
    : never;

/** The refusals that an endpoint declares. */
export type RefusalOf<E extends Endpoint> = RefusalBody<DeclaredRefusalOf<E>>;

/** Either what was asked for, or the declared reason why not. */
export type Outcome<Value, Refused = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refused };

/** What was asked for. */
export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** A reply that is a refusal. */
interface RefusedReply {
  readonly status: number;
  readonly body: ProblemBody<string>;
  readonly requestId: string | null;
}

/** Why it was not done. */
export function refused<Reply extends RefusedReply>(
  reply: Reply,
): { ok: false; refusal: RefusalBody<Reply['body']> } {
  return { ok: false, refusal: refusalOf(reply) };
}

/** What a refused reply says. */
export function refusalOf<Reply extends RefusedReply>(reply: Reply): RefusalBody<Reply['body']> {
  const { status, requestId } = reply;
  const { success: _, error, details = [], retryAfterSeconds = null, ...more } = reply.body;
  const refusal = { ...more, status, text: error, details, retryAfterSeconds, requestId };
  return refusal as Refusal as RefusalBody<Reply['body']>;
}
