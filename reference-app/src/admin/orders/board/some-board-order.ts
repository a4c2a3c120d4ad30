import type { BoardCard } from '../queries/board-queries.ts';

/** An order on the board for tests. */
export function someBoardOrder(details: Partial<BoardCard>): BoardCard {
  return {
    id: 1,
    status: 'new',
    room: { id: 1, name: 'Кедр 101' },
    guest: { id: 1, name: 'Анна Петрова', phone: '+79031112233' },
    store: { id: 1, title: 'Лавка' },
    comment: '',
    paymentType: 'cash',
    payment_system: null,
    paid_for: null,
    approve: false,
    total: 450,
    refunded: 0,
    create_at: '2026-11-22T08:00:00.000Z',
    status_at: '2026-11-22T08:00:00.000Z',
    version: 1,
    lines: { count: 1, first: [{ name: 'Круассан', quantity: 2 }], hasStopped: false },
    isOpened: false,
    ...details,
  };
}
