import { confirmationRules } from '@portal/domain/server';
import { isWithin } from '../clock/age.ts';
import type { StaffActor } from './actor.ts';
import { ProblemError } from './replies/problem-error.ts';

/** Whether somebody has signed in, or said again who they are, so lately that they may do what is dangerous. */
export function isConfirmed({ confirmedAt }: Pick<StaffActor, 'confirmedAt'>): boolean {
  return isWithin(confirmationRules.seconds * 1000, confirmedAt);
}

/**
 * For use cases of endpoints whose `confirm` is `by-body`: call it where what is asked for is known to be
 * dangerous, before anything is done or inside the transaction that then undoes it.
 * @throws ProblemError `REAUTHENTICATION_REQUIRED`
 */
export function requireConfirmation(actor: Pick<StaffActor, 'confirmedAt'>): void {
  if (!isConfirmed(actor)) throw new ProblemError('REAUTHENTICATION_REQUIRED');
}
