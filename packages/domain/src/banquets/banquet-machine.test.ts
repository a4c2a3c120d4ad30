import { expect, it } from 'vitest';
import { availableCommands, decideState } from '../state-machine/state-machine.ts';
import { banquetMachine, banquetStatuses } from './banquet-machine.ts';

it('offers banquet staff to transfer, to try again after a failure, and to cancel', () => {
  const offered = banquetStatuses.map((status) =>
    availableCommands(banquetMachine, status, 'banquet').join(' '),
  );
  expect(offered).toEqual(['transfer cancel', '', 'cancel', 'transfer cancel', '']);
});

it('lets only the restaurant answer a transfer', () => {
  const confirm = (actor: 'banquet' | 'restaurant') =>
    decideState(banquetMachine, 'transferring', 'transferred', { actor }).ok;
  expect(confirm('restaurant')).toBe(true);
  expect(confirm('banquet')).toBe(false);
});
