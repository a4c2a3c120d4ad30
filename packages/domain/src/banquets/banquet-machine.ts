import { defineMachine } from '../state-machine/state-machine.ts';

/** The states of a banquet. */
export const banquetStatuses = [
  'draft',
  'transferring',
  'transferred',
  'failed',
  'canceled',
] as const;
/** The state of a banquet: `transferring` is sent, `transferred` is accepted by the restaurant system. */
export type BanquetStatus = (typeof banquetStatuses)[number];

const desk = ['admin', 'banquet'] as const;

/**
 * A banquet on its way to the restaurant system. While a transfer is under way its outcome is
 * unknown, so it is not canceled before the restaurant has answered.
 */
export const banquetMachine = defineMachine({
  states: banquetStatuses,
  initial: 'draft',
  final: ['canceled'],
  commands: {
    transfer: { from: ['draft', 'failed'], to: 'transferring', by: desk },
    confirm: { from: ['transferring'], to: 'transferred', by: ['restaurant'] },
    reject: { from: ['transferring'], to: 'failed', by: ['restaurant'] },
    cancel: { from: ['draft', 'failed', 'transferred'], to: 'canceled', by: desk },
  },
});
