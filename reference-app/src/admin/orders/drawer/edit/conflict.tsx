import { lineEditObstacle } from '@portal/domain/orders';
import { Button } from '@portal/ui';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { conflictRows } from './conflict-rows.ts';
import { changeOf, rebase, type EditedOrder, type OrderDraft } from './order-draft.ts';
import * as styles from '../order-drawer.css.ts';

interface ConflictProps {
  /** What I began with. */
  readonly base: EditedOrder;
  /** As it stands now. */
  readonly theirs: EditedOrder;
  readonly draft: OrderDraft;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onApplyMine: () => void;
}

/** What somebody else has changed against what I want to change, and the choice between them. */
export function Conflict({ base, theirs, draft, busy, onTakeTheirs, onApplyMine }: ConflictProps) {
  const texts = useTexts();
  const { t } = texts;
  const rebasedChange = changeOf(theirs, rebase(base, theirs, draft));
  const obstacle =
    (rebasedChange?.products ?? rebasedChange?.iikoProducts) ? lineEditObstacle(theirs) : null;
  return (
    <section role="alert" aria-labelledby="order-conflict" className={styles.conflict}>
      <h3 id="order-conflict" className={styles.sectionTitle}>
        {t('admin.order.conflict.title')}
      </h3>
      <p>{t('admin.order.conflict.hint')}</p>
      <table className={styles.differences}>
        <thead>
          <tr>
            <th scope="col">{t('admin.order.conflict.field')}</th>
            <th scope="col">{t('admin.order.conflict.theirs')}</th>
            <th scope="col">{t('admin.order.conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {conflictRows(base, theirs, draft, texts).map((row) => (
            <tr key={row.field}>
              <th scope="row">{row.field}</th>
              <ChangesCell values={row.theirs} />
              <ChangesCell values={row.mine} />
            </tr>
          ))}
        </tbody>
      </table>
      {obstacle && <p className={styles.refusal}>{t(`admin.order.obstacle.${obstacle}`)}</p>}
      <div className={styles.actions}>
        <Button busy={busy} disabled={obstacle !== null} onClick={onApplyMine}>
          {t('admin.order.conflict.applyMine')}
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('admin.order.conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}

function ChangesCell({ values }: { values: readonly string[] }) {
  const { t } = useTexts();
  return (
    <td>
      {values.length === 0 && (
        <span className={styles.muted}>{t('admin.order.conflict.unchanged')}</span>
      )}
      {values.map((value) => (
        <div key={value}>{value}</div>
      ))}
    </td>
  );
}
