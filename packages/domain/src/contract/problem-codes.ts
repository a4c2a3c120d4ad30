interface ProblemFact {
  /** HTTP status the code travels with. */
  readonly status: number;
}

/**
 * Every reason a call can be refused, with its HTTP status. What a person reads is the text
 * `problem.<code>`, unless the place that raises it says something more exact.
 */
export const problemFacts = {
  BAD_JSON: { status: 400 },
  UNAUTHENTICATED: { status: 401 },
  SESSION_EXPIRED: { status: 401 },
  CODE_REQUIRED: { status: 401 },
  CODE_WRONG: { status: 401 },
  CODE_EXPIRED: { status: 401 },
  FORBIDDEN: { status: 403 },
  CROSS_SITE: { status: 403 },
  PASSWORD_WRONG: { status: 403 },
  ACCOUNT_CLOSED: { status: 403 },
  NOT_FOUND: { status: 404 },
  NO_SUBSCRIPTION: { status: 404 },
  CONFLICT: { status: 409 },
  STALE_VERSION: { status: 409 },
  ILLEGAL_TRANSITION: { status: 409 },
  IDEMPOTENCY_IN_PROGRESS: { status: 409 },
  PRICE_CHANGED: { status: 409 },
  STOP_LIST: { status: 409 },
  NOT_FOR_SALE: { status: 409 },
  STORE_CLOSED: { status: 409 },
  TABLE_TAKEN: { status: 409 },
  BANQUET_SENT: { status: 409 },
  BANQUET_CANCELED: { status: 409 },
  ALREADY_PAID: { status: 409 },
  ORDER_CLOSED: { status: 409 },
  NOT_PAYABLE_ONLINE: { status: 409 },
  TICKET_CLOSED: { status: 409 },
  ALREADY_CLAIMED: { status: 409 },
  SHORTCUT_TAKEN: { status: 409 },
  TOO_MANY_REPLIES: { status: 409 },
  TOO_MANY_PICTURES: { status: 409 },
  ALREADY_RATED: { status: 409 },
  CUSTOM_ID_TAKEN: { status: 409 },
  NAME_TAKEN: { status: 409 },
  CATEGORY_IN_USE: { status: 409 },
  TOO_MANY_CATEGORIES: { status: 409 },
  ROOM_IN_USE: { status: 409 },
  STAFF_ID_TAKEN: { status: 409 },
  LAST_ADMIN: { status: 409 },
  OWN_ACCOUNT: { status: 409 },
  NOTHING_HELD: { status: 409 },
  NOTHING_TO_REFUND: { status: 409 },
  TOO_LARGE: { status: 413 },
  PICTURE_TOO_LARGE: { status: 413 },
  NOT_A_PICTURE: { status: 415 },
  NOT_JSON: { status: 415 },
  INVALID: { status: 422 },
  PUSH_ENDPOINT_NOT_ALLOWED: { status: 422 },
  PICTURE_UNREADABLE: { status: 422 },
  CANCEL_REASON_REQUIRED: { status: 422 },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  TOO_MANY_REQUESTS: { status: 429 },
  TOO_MANY_ATTEMPTS: { status: 429 },
  INTERNAL: { status: 500 },
  PROVIDER_ERROR: { status: 502 },
  PROVIDER_UNAVAILABLE: { status: 503 },
  UNAVAILABLE: { status: 503 },
  RESTAURANT_UNAVAILABLE: { status: 503 },
  PORTAL_DISABLED: { status: 503 },
  PROVIDER_TIMEOUT: { status: 504 },
} as const satisfies Record<string, ProblemFact>;

/** The machine-readable reason in an error body. */
export type ProblemCode = keyof typeof problemFacts;

/** HTTP status of a problem code. */
export type ProblemStatus<Code extends ProblemCode> = (typeof problemFacts)[Code]['status'];
