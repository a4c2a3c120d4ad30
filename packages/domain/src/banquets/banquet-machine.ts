import type { ActorOf, CommandOf, ConditionOf } from '../state-machine/state-machine.ts';
import { availableCommands, defineMachine } from '../state-machine/state-machine.ts';

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

/**
 * How far a banquet's reserve has come in the restaurant's system: `queued` is not known to have
 * arrived, `sent` was taken by the cloud, `accepted` or `refused` by the restaurant's till,
 * `canceling` is called off here and not yet there, `canceled` is called off there too.
 */
export const reserveStates = [
  'queued',
  'sent',
  'accepted',
  'refused',
  'canceling',
  'canceled',
] as const;
/** How far a banquet's reserve has come in the restaurant's system. */
export type ReserveState = (typeof reserveStates)[number];

const banquetStaff = ['admin', 'banquet'] as const;

/**
 * A banquet on its way to the restaurant system. One that the restaurant may already have is called
 * off there first: until the restaurant has answered it keeps its status, its reserve is `canceling`,
 * and nothing else can be asked of it.
 */
export const banquetMachine = defineMachine({
  states: banquetStatuses,
  initial: 'draft',
  final: ['canceled'],
  commands: {
    transfer: {
      from: ['draft', 'failed'],
      to: 'transferring',
      by: banquetStaff,
      needs: ['notBeingCanceled'],
    },
    confirm: { from: ['transferring'], to: 'transferred', by: ['restaurant'] },
    reject: { from: ['transferring'], to: 'failed', by: ['restaurant'] },
    cancel: {
      from: ['draft', 'transferring', 'failed', 'transferred'],
      to: 'canceled',
      by: banquetStaff,
      needs: ['notBeingCanceled'],
    },
    release: {
      from: ['transferring', 'failed', 'transferred'],
      to: 'canceled',
      by: ['restaurant'],
    },
  },
});

/** A command of a banquet. */
export type BanquetCommand = CommandOf<typeof banquetMachine>;
/** Who gives commands to a banquet. */
export type BanquetActor = ActorOf<typeof banquetMachine>;
/** What the commands of a banquet depend on. */
export type BanquetCondition = ConditionOf<typeof banquetMachine>;

/** What a banquet's commands depend on, beside its status. */
export function banquetConditions(banquet: {
  readonly reserveState: ReserveState | null;
}): Readonly<Record<BanquetCondition, boolean>> {
  return { notBeingCanceled: banquet.reserveState !== 'canceling' };
}

/** The commands an actor can give to a banquet now: what buttons there are. */
export function banquetCommands(
  banquet: { readonly status: BanquetStatus; readonly reserveState: ReserveState | null },
  actor: BanquetActor,
): BanquetCommand[] {
  return availableCommands(banquetMachine, banquet.status, actor, banquetConditions(banquet));
}

/** True while the fields of a banquet can be changed: the restaurant has nothing of it. */
export function isBanquetEditable(status: BanquetStatus): boolean {
  return status === 'draft' || status === 'failed';
}
