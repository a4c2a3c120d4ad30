import { describe, expect, it } from 'vitest';
import { decideState } from '../state-machine/state-machine.ts';
import {
  banquetCommands,
  banquetConditions,
  banquetMachine,
  banquetStatuses,
} from './banquet-machine.ts';

describe('a banquet', () => {
  it('can be transferred, tried again after a failure, and canceled at any time', () => {
    const offered = banquetStatuses.map((status) =>
      banquetCommands({ status, reserveState: null }, 'banquet').join(' '),
    );
    expect(offered).toEqual(['transfer cancel', 'cancel', 'cancel', 'transfer cancel', '']);
  });

  it('that is being called off at the restaurant takes no command', () => {
    for (const status of banquetStatuses) {
      expect(banquetCommands({ status, reserveState: 'canceling' }, 'admin')).toEqual([]);
    }
  });

  it('is accepted, refused and released by the restaurant alone', () => {
    const conditions = banquetConditions({ reserveState: 'canceling' });
    const may = (actor: 'banquet' | 'restaurant', to: (typeof banquetStatuses)[number]) =>
      decideState(banquetMachine, 'transferring', to, { actor, conditions }).ok;
    for (const to of ['transferred', 'failed', 'canceled'] as const) {
      expect([to, may('restaurant', to), may('banquet', to)]).toEqual([to, true, false]);
    }
  });
});
