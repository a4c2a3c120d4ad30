/** Who calls, in the order of the columns. */
export const callers = ['anon', 'own', 'other', 'moderator', 'banquet', 'admin'] as const;
/** `own` is the guest whose things are asked for, `other` another guest. */
export type AuthorisationCaller = (typeof callers)[number];

/** The status each caller gets for a request that is right in every other way. */
type Row = readonly [
  call: string,
  anon: number,
  own: number,
  other: number,
  moderator: number,
  banquet: number,
  admin: number,
];

/**
 * Who may do what, reviewed by hand against the trust rules and the role table of the specification.
 * It is not computed from the contract: a wrong declaration there shows here.
 */
export const authorisationTable: readonly Row[] = [
  // call                                anon own  other mod  banq admin
  ['POST /api/sms-auth/send-code', 200, 200, 200, 200, 200, 200],
  ['POST /api/sms-auth/login', 401, 401, 401, 401, 401, 401],
  ['POST /api/sms-auth/register', 401, 401, 401, 401, 401, 401],
  ['POST /api/token/decode', 200, 200, 200, 200, 200, 200],
  ['POST /api/sms-auth/guest', 401, 200, 403, 403, 403, 403],
  ['POST /api/admin/auth/login', 204, 204, 204, 204, 204, 204],
  ['POST /api/admin/sms-auth/guest', 401, 403, 403, 403, 403, 200],
  ['POST /api/auth/logout', 401, 204, 204, 204, 204, 204],
  ['POST /api/portal-setting', 200, 200, 200, 200, 200, 200],
  ['PUT /api/portal-setting/update', 401, 403, 403, 403, 403, 200],
  ['GET /api/rooms', 401, 200, 200, 200, 200, 200],
  ['GET /api/stores', 200, 200, 200, 200, 200, 200],
  ['GET /api/store/:id', 200, 200, 200, 200, 200, 200],
  ['GET /api/store/custom/:customId', 200, 200, 200, 200, 200, 200],
  ['GET /api/store/product/:id', 200, 200, 200, 200, 200, 200],
  ['POST /api/store/product/fetch', 401, 403, 403, 200, 200, 200],
  ['POST /api/orders', 401, 200, 403, 200, 403, 200],
  ['POST /api/order/create', 401, 201, 201, 403, 403, 403],
  ['POST /api/order/cancel', 401, 200, 404, 403, 403, 403],
  ['PUT /api/order/update', 401, 403, 403, 200, 403, 200],
  ['POST /api/admin/order/fetch', 401, 403, 403, 200, 403, 200],
  ['POST /api/payment/create', 401, 200, 404, 403, 403, 403],
  ['POST /api/payment/sync', 401, 200, 404, 200, 403, 200],
  ['POST /api/webhook/yookassa', 200, 200, 200, 200, 200, 200],
  ['POST /api/iiko/external-menu', 200, 200, 200, 200, 200, 200],
  ['GET /api/iiko/organizations', 200, 200, 200, 200, 200, 200],
  ['POST /api/iiko/terminal-groups', 401, 403, 403, 403, 200, 200],
  ['POST /api/iiko/reserve_available_restaurant_sections', 401, 403, 403, 403, 200, 200],
  ['POST /api/iiko/nomenclature', 200, 200, 200, 200, 200, 200],
  ['POST /api/iiko/menus_v2', 200, 200, 200, 200, 200, 200],
  ['POST /api/iiko/menu_by_id_v2', 200, 200, 200, 200, 200, 200],
  ['GET /api/iiko/external/organizations', 200, 200, 200, 200, 200, 200],
  ['POST /api/iiko/external/nomenclature', 200, 200, 200, 200, 200, 200],
  ['POST /api/iiko/external/menus_v2', 200, 200, 200, 200, 200, 200],
  ['POST /api/iiko/external/menu_by_id_v2', 200, 200, 200, 200, 200, 200],
  // Without the restaurant's token, which no session replaces.
  ['POST /api/webhook/iiko', 403, 403, 403, 403, 403, 403],
  ['GET /healthz', 200, 200, 200, 200, 200, 200],
  ['GET /readyz', 200, 200, 200, 200, 200, 200],
  // From this very machine; see metrics.test.ts for the rest.
  ['GET /metrics', 200, 200, 200, 200, 200, 200],
  ['GET /api/openapi.json', 200, 200, 200, 200, 200, 200],
];
