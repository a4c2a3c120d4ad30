import { describe, expect, it } from 'vitest';
import { decideState } from '../state-machine/state-machine.ts';
import { isClosedRecently, ticketMachine, ticketStatuses } from './ticket-machine.ts';

describe('a ticket', () => {
  it('is moved by admin exactly along its table', () => {
    const allowed = ticketStatuses.flatMap((from) =>
      ticketStatuses
        .filter((to) => from !== to && decideState(ticketMachine, from, to, { actor: 'admin' }).ok)
        .map((to) => `${from}→${to}`),
    );
    expect(allowed).toEqual(['new→inwork', 'new→closed', 'inwork→closed', 'closed→inwork']);
  });

  it('is reopened by its guest only, and only soon after it was closed', () => {
    const reopen = (conditions: { own?: boolean; closedRecently?: boolean }) =>
      decideState(ticketMachine, 'closed', 'inwork', { actor: 'guest', conditions }).ok;
    expect(reopen({ own: true, closedRecently: true })).toBe(true);
    expect(reopen({ own: true, closedRecently: false })).toBe(false);
    expect(reopen({ own: false, closedRecently: true })).toBe(false);
    expect(reopen({})).toBe(false);
  });

  it('counts as closed recently for 24 hours', () => {
    const closedAt = new Date('2026-05-01T10:00:00Z');
    expect(isClosedRecently(closedAt, new Date('2026-05-02T10:00:00Z'))).toBe(true);
    expect(isClosedRecently(closedAt, new Date('2026-05-02T10:00:01Z'))).toBe(false);
  });
});
