import { lineDifferences, orderStatusLabel } from '@portal/domain/orders';
import { lineText } from '../history-steps.ts';
import { storedLines, type EditedOrder, type OrderDraft } from './order-draft.ts';
import type { Texts } from '../../../../shared/texts/app-texts.ts';

/** One thing that somebody has changed, in words; nothing where it is as it was. */
export interface ConflictRow {
  readonly field: string;
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
}

/** What they have changed since I began, against what I want to change. */
export function conflictRows(
  base: EditedOrder,
  theirs: EditedOrder,
  mine: OrderDraft,
  texts: Texts,
): ConflictRow[] {
  const { t } = texts;
  const changedText = (before: string, after: string) => (before === after ? [] : [after || '—']);
  const approved = (approve: boolean) =>
    t(approve ? 'admin.order.history.approved' : 'admin.order.history.notApproved');
  const lines = (order: Parameters<typeof lineDifferences>[1]) =>
    lineDifferences(base, order).map((line) => lineText(line, texts));
  return [
    {
      field: t('admin.orders.status'),
      theirs: base.status === theirs.status ? [] : [orderStatusLabel(t, theirs.status)],
      mine: [],
    },
    { field: t('admin.order.lines'), theirs: lines(theirs), mine: lines(storedLines(mine)) },
    {
      field: t('order.comment'),
      theirs: changedText(base.comment, theirs.comment),
      mine: changedText(base.comment, mine.comment.trim()),
    },
    {
      field: t('admin.order.edit.description'),
      theirs: changedText(base.description, theirs.description),
      mine: changedText(base.description, mine.description.trim()),
    },
    {
      field: t('admin.order.edit.approve'),
      theirs: base.approve === theirs.approve ? [] : [approved(theirs.approve)],
      mine: base.approve === mine.approve ? [] : [approved(mine.approve)],
    },
  ].filter((row) => row.theirs.length > 0 || row.mine.length > 0);
}
