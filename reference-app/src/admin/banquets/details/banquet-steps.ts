import { reserveStateLabel, type ReserveState } from '@portal/domain/banquets';
import type { TimelineState, TimelineStep } from '@portal/ui';
import type { AdminBanquet } from '../banquet-queries.ts';
import type { Translate } from '../../../shared/texts/app-texts.ts';

type Progress = Pick<AdminBanquet, 'status' | 'reserveState'>;

/** How far a banquet has come on its way to the restaurant: planned, sent, accepted. */
export function banquetSteps({ status, reserveState }: Progress, t: Translate): TimelineStep[] {
  const note = reserveState === null ? undefined : reserveStateLabel(t, reserveState);
  const step = (
    name: 'planned' | 'sent' | 'accepted',
    state: TimelineState,
    stepNote?: string,
  ): TimelineStep => ({
    label: t(`admin.banquets.step.${name}`),
    state,
    ...(stepNote !== undefined && { note: stepNote }),
  });
  switch (status) {
    case 'draft':
      return [step('planned', 'current'), step('sent', 'ahead'), step('accepted', 'ahead')];
    case 'transferring':
      return hasArrived(reserveState)
        ? [step('planned', 'done'), step('sent', 'done'), step('accepted', 'current', note)]
        : [step('planned', 'done'), step('sent', 'current', note), step('accepted', 'ahead')];
    case 'transferred':
      return [
        step('planned', 'done'),
        step('sent', 'done'),
        step('accepted', 'done', reserveState === 'accepted' ? undefined : note),
      ];
    case 'failed':
      return hasArrived(reserveState)
        ? [step('planned', 'done'), step('sent', 'done'), step('accepted', 'failed', note)]
        : [step('planned', 'done'), step('sent', 'failed', note), step('accepted', 'ahead')];
    case 'canceled':
      return [
        step('planned', 'done'),
        { label: t('banquet.status.canceled'), state: 'failed', note },
      ];
  }
}

/** Whether the restaurant has it at all. */
function hasArrived(reserveState: ReserveState | null): boolean {
  return reserveState !== null && reserveState !== 'queued';
}
