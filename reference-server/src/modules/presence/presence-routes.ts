import { getOnline } from '@portal/domain/presence';
import { canSee } from '@portal/domain/staff';
import { implement, type Route } from '../../kernel/route.ts';
import type { Presence, VisitorNames } from '../../ports/presence.ts';

/** The call that lists for staff who has the portal open. */
export function presenceRoutes(presence: Pick<Presence, 'list'>, names: VisitorNames): Route[] {
  return [
    implement(getOnline, async ({ actor }) => {
      const { online, clients } = await presence.list();
      const identities = clients.flatMap(({ userId }) => userId ?? []);
      const nameOf = await names(identities, { withGuests: canSee(actor.role, 'guests') });
      const named = clients.map((client) => ({
        ...client,
        name: (client.userId !== null && nameOf.get(client.userId)) || null,
      }));
      return { status: 200, body: { online, clients: named } };
    }),
  ];
}
