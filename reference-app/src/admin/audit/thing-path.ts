import { adminPaths } from '@portal/domain/staff';

/** Where the console shows a thing; null where it has no page for one alone. */
export function thingPath(entity: string, id: string): string | null {
  const name = encodeURIComponent(id);
  switch (entity) {
    case 'order':
      return `${adminPaths.orders}?order=${name}`;
    case 'ticket':
      return `${adminPaths.tickets}?view=all&ticket=${name}`;
    case 'guest':
      return id === 'all' ? adminPaths.guests : `${adminPaths.guests}?guest=${name}`;
    case 'banquet':
      return `${adminPaths.banquets}?banquet=${name}`;
    case 'staff':
      return `${adminPaths.settings}/staff?member=${name}`;
    default:
      return null;
  }
}

/** Where the console shows whoever made a change; null for the portal itself. */
export function actorPath(identity: string): string | null {
  const [, kind, id = ''] = /^(admin|user)_(.+)$/.exec(identity) ?? [];
  return kind ? thingPath(kind === 'user' ? 'guest' : 'staff', id) : null;
}
