import { isKnown } from '../contract/is-known.ts';
import type { Translate } from '../texts/texts.ts';
import {
  banquetStatuses,
  type BanquetCommand,
  type BanquetStatus,
  type ReserveState,
} from './banquet-machine.ts';
import type { TransferErrorKind } from './banquet-rules.ts';
import { banquetLimits, type DiscrepancyField } from './banquet-schema.ts';

/** The label of a banquet's status: «Передаётся». */
export function banquetStatusLabel(t: Translate, status: BanquetStatus): string {
  return isKnown(banquetStatuses, status) ? t(`banquet.status.${status}`) : status;
}

/** What the button of a command says: «Передать в ресторан». */
export function banquetCommandLabel(
  t: Translate,
  command: Extract<BanquetCommand, 'transfer' | 'cancel'>,
): string {
  return t(`banquet.command.${command}`);
}

/** How far the reserve has come: «Отправлен, ждём ответа ресторана». */
export function reserveStateLabel(t: Translate, state: ReserveState): string {
  return t(`banquet.reserve.${state}`);
}

/** In what a banquet and its reserve differ: «Другое время». */
export function discrepancyLabel(t: Translate, field: DiscrepancyField): string {
  return t(`banquet.drift.${field}`);
}

/** What must be mended before a transfer: «Выберите зал.» */
export function transferErrorLabel(t: Translate, kind: TransferErrorKind): string {
  if (kind !== 'tooFarAhead') return t(`banquet.fault.${kind}`);
  return t('banquet.fault.tooFarAhead', { n: banquetLimits.transferMaxDaysAhead });
}
