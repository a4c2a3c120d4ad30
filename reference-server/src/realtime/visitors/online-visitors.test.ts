import { listedVisitorsMax } from '@portal/domain/presence';
import { describe, expect, it } from 'vitest';
import type { ConnectedClient } from '../connected-client.ts';
import { onlineVisitors } from './online-visitors.ts';

function connection(changes: Partial<ConnectedClient> = {}): ConnectedClient {
  return {
    visitorId: 'v-1',
    identity: null,
    role: null,
    sessionId: null,
    connectedAt: '2026-11-20T10:00:00.000Z',
    page: null,
    pageAt: null,
    isHidden: false,
    viewedOrderId: null,
    name: null,
    sentSeq: null,
    ...changes,
  };
}

const anna = { identity: 'user_7', role: 'guest', sessionId: 's-7' } as const;
const olga = { identity: 'admin_olga', role: 'moderator', sessionId: 's-o' } as const;

describe('visitors', () => {
  it('are told with who they are, where and since when, and nothing else', () => {
    const at = { page: '/orders', pageAt: '2026-11-20T10:00:01.000Z' };
    expect(onlineVisitors([connection({ ...anna, ...at })])).toEqual({
      online: 1,
      clients: [
        {
          visitorId: 'v-1',
          userId: 'user_7',
          role: 'user',
          connectedAt: '2026-11-20T10:00:00.000Z',
          page: '/orders',
        },
      ],
    });
  });

  it('count once, however many tabs they have, since the first of them', () => {
    const first = connection({ ...anna, connectedAt: '2026-11-20T09:00:00.000Z' });
    const { online, clients } = onlineVisitors([connection(anna), first, connection(anna)]);
    expect(online).toBe(1);
    expect(clients).toMatchObject([{ connectedAt: '2026-11-20T09:00:00.000Z' }]);
  });

  it('are where they looked last, and rather where they look than where they do not', () => {
    const tab = (page: string, second: number, isHidden = false) =>
      connection({ page, pageAt: `2026-11-20T10:00:0${second}.000Z`, isHidden });
    const pageOf = (...tabs: ConnectedClient[]) => onlineVisitors(tabs).clients[0]?.page;
    expect(pageOf(tab('/orders', 1), tab('/help', 2), connection())).toBe('/help');
    expect(pageOf(tab('/orders', 1), tab('/help', 2, true))).toBe('/orders');
    expect(pageOf(connection())).toBeNull();
  });

  it('who have just signed in are still one while a tab has not noticed', () => {
    const { online, clients } = onlineVisitors([connection(), connection(anna)]);
    expect(online).toBe(1);
    expect(clients).toMatchObject([{ userId: 'user_7' }]);
  });

  it('cannot hide another session by giving the same visitor id', () => {
    const { clients } = onlineVisitors([connection(anna), connection(olga), connection()]);
    expect(clients.map(({ userId }) => userId).toSorted()).toEqual(['admin_olga', 'user_7']);
  });

  it('without an id are each somebody', () => {
    const nameless = connection({ visitorId: null });
    expect(onlineVisitors([nameless, nameless]).online).toBe(2);
  });

  it('are listed up to a bound, those with a session first, and all counted', () => {
    const crowd = Array.from({ length: listedVisitorsMax + 1 }, (_, index) =>
      connection({ visitorId: `crowd-${index}`, connectedAt: '2026-11-20T11:00:00.000Z' }),
    );
    const { online, clients } = onlineVisitors([...crowd, connection(olga)]);
    expect(online).toBe(listedVisitorsMax + 2);
    expect(clients).toHaveLength(listedVisitorsMax);
    expect(clients[0]).toMatchObject({ userId: 'admin_olga', role: 'moderator' });
  });
});
