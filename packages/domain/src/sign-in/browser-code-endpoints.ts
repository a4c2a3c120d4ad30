import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { idSchema } from '../contract/fields/fields.ts';
import { register, sendCode } from './sign-in-endpoints.ts';

const sent = sendCode.replies[200].shape.data.partial();

/**
 * {@link sendCode} of a portal that has codes made and compared in the browser, and need not answer more than
 * the specification says in section 7. Such a portal may say no with a 200.
 */
export const sendBrowserCode = defineEndpoint({
  ...sendCode,
  replies: {
    200: z.union([
      z.object({ success: z.literal(true), data: sent.nullish().catch(null) }),
      z.object({ success: z.literal(false), error: z.string().catch('') }),
    ]),
    403: sendCode.replies[403],
    429: sendCode.replies[429],
  },
});

/** {@link register} of such a portal; where it answers the id alone, a session is yet to be begun. */
export const registerByBrowserCode = defineEndpoint({
  ...register,
  replies: {
    200: z.unknown(),
    201: z.union([register.replies[201], z.object({ id: idSchema })]),
    401: register.replies[401],
  },
});
