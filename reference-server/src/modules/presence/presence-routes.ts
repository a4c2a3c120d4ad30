import { getOnline } from '@portal/domain/presence';
import { canSee } from '@portal/domain/staff';
import { implement, type Route } from '../../kernel/route.ts';
import type { Presence } from '../../ports/presence.ts';
import type { VisitorNames } from './visitor-name-repository.ts';

/** The call that lists for staff who has the portal open. */
export function presenceRoutes(presence: Pick<Presence, 'list'>, names: VisitorNames): Route[] {
  return [
    implement(getOnline, async ({ actor }) => {
      const { online, clients } = await presence.list();
      const identities = clients.flatMap(({ userId }) => userId ?? []);
      const nameOf = await names.read(identities, { withGuests: canSee(actor.role, 'guests') });
      const named = clients.map((client) => ({
        ...client,
        name: (client.userId !== null && nameOf.get(client.userId)) || null,
      }));
      return { status: 200, body: { online, clients: named } };
    }),
  ];
}
