import { unwrap } from '@portal/client';
import { formatMoney } from '@portal/domain/money';
import {
  lineEditObstacle,
  orderCommentMaxLength,
  orderDescriptionMaxLength,
} from '@portal/domain/orders';
import { Button, Checkbox, TextArea, useToaster } from '@portal/ui';
import { useEffect, useState } from 'react';
import { describeRefusal } from '../../../../shared/errors/describe-error.ts';
import type { AppOrder } from '../../../../shared/orders/order-queries.ts';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import {
  useOrderUpdate,
  type OrderChange,
  type UpdateRefusal,
} from '../../change/use-order-update.ts';
import { Conflict } from './conflict.tsx';
import { EditLines } from './edit-lines.tsx';
import { changeOf, draftOf, draftTotal, storedLines, rebase } from './order-draft.ts';
import * as styles from '../order-drawer.css.ts';
import { Section } from '../section.tsx';

interface EditOrderProps {
  readonly order: AppOrder;
  /** Hears whether something has been changed that is not saved. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onDone: () => void;
}

/**
 * Changes lines, comment, note and agreement of an order. When somebody else was faster, both sides are
 * shown, and nothing is lost or written over unseen.
 */
export function EditOrder({ order, onUnsaved, onDone }: EditOrderProps) {
  const { t, locale } = useTexts();
  const toaster = useToaster();
  // What I began with: the order may change behind it at any time.
  const [base, setBase] = useState(order);
  const [draft, setDraft] = useState(() => draftOf(order));
  const [theirs, setTheirs] = useState<AppOrder | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const update = useOrderUpdate(showRefusal);
  const obstacle = lineEditObstacle(base);
  const { products, iikoProducts } = storedLines(draft);
  const isEmpty = products.length + iikoProducts.length === 0;

  const isChanged = changeOf(base, draft) !== null;
  useEffect(() => {
    onUnsaved(isChanged);
    return () => onUnsaved(false);
  }, [isChanged, onUnsaved]);

  function showRefusal(_: OrderChange, refusal: UpdateRefusal): boolean {
    if (refusal.code === 'STALE_VERSION') setTheirs(unwrap(refusal.order));
    else setRefusal(describeRefusal(refusal));
    return true;
  }

  function save(from: AppOrder, nextDraft: typeof draft) {
    setRefusal(null);
    const change = changeOf(from, nextDraft);
    if (!change) {
      onDone();
      return;
    }
    update.mutate(change, {
      onSuccess: (outcome) => {
        if (!outcome.ok) return;
        toaster.show({ title: t('admin.order.edit.saved', { id: order.id }) });
        onDone();
      },
    });
  }

  if (theirs) {
    return (
      <Conflict
        {...{ base, theirs, draft }}
        busy={update.isPending}
        onTakeTheirs={onDone}
        onApplyMine={() => {
          const together = rebase(base, theirs, draft);
          setBase(theirs);
          setDraft(together);
          setTheirs(null);
          save(theirs, together);
        }}
      />
    );
  }
  return (
    <Section title={t('admin.order.edit.title', { id: order.id })}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) save(base, draft);
        }}
      >
        {obstacle ? (
          <p className={styles.muted}>{t(`admin.order.obstacle.${obstacle}`)}</p>
        ) : (
          <EditLines storeId={order.store.id} draft={draft} onChange={setDraft} />
        )}
        {!obstacle && (
          <p role="status" className={styles.muted}>
            {isEmpty
              ? t('admin.order.edit.empty')
              : t('admin.order.edit.newTotal', {
                  total: formatMoney(draftTotal(draft, base.fee), locale),
                })}
          </p>
        )}
        <TextArea
          label={t('admin.order.edit.comment')}
          maxLength={orderCommentMaxLength}
          value={draft.comment}
          onChange={({ target }) => setDraft({ ...draft, comment: target.value })}
        />
        <TextArea
          label={t('admin.order.edit.description')}
          hint={t('admin.order.edit.descriptionHint')}
          maxLength={orderDescriptionMaxLength}
          value={draft.description}
          onChange={({ target }) => setDraft({ ...draft, description: target.value })}
        />
        <Checkbox
          label={t('admin.order.edit.approve')}
          checked={draft.approve}
          onChange={({ target }) => setDraft({ ...draft, approve: target.checked })}
        />
        {refusal !== null && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={update.isPending} disabled={isEmpty}>
            {t('admin.order.edit.save')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t('admin.order.edit.leave')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
