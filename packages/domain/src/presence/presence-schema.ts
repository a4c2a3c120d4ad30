import * as z from 'zod';
import { staffRoles } from '../contract/endpoints/access.ts';
import { timeSchema } from '../contract/fields/fields.ts';

/** Most visitors that are listed; `online` counts all of them. */
export const listedVisitorsMax = 500;

/** One visitor with the portal open, in however many tabs. */
export const onlineClientSchema = z.object({
  /** As the browser says; null where it says nothing. */
  visitorId: z.string().nullable(),
  /** `user_<id>` or `admin_<id>` of the session; null without one. */
  userId: z.string().nullable(),
  /** `user` for a guest; null without a session. */
  role: z.enum(['user', ...staffRoles]).nullable(),
  /** Since when the visitor has been here without a break. */
  connectedAt: timeSchema,
  /** The page opened last; null until the browser has sent it. */
  page: z.string().nullable(),
});
/** One visitor with the portal open, in however many tabs. */
export type OnlineClient = z.output<typeof onlineClientSchema>;

/** Who is here: signed-in visitors first, then the newest, {@link listedVisitorsMax} at most. */
export const onlineSchema = z.object({
  online: z.number().int().nonnegative(),
  clients: z.array(onlineClientSchema),
});
/** Who is here. */
export type Online = z.output<typeof onlineSchema>;

/** Who is here, with names as far as whoever asks may know them; null for who has none. */
export const visitorsHereSchema = onlineSchema.extend({
  clients: z.array(onlineClientSchema.extend({ name: z.string().nullable() })),
});
/** Who is here, with names. */
export type VisitorsHere = z.output<typeof visitorsHereSchema>;
