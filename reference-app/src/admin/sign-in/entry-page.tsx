import { Card } from '@portal/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './entry-page.css.ts';

/** What stands in the console's place until it is open: a card that says what for, and what there is to do. */
export function EntryPage({
  title,
  lead,
  onSubmit,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  /** Makes a form of the card. */
  readonly onSubmit?: (event: SubmitEvent) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  const content = (
    <>
      <div>
        <p className={styles.portal}>{t('admin.title')}</p>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </>
  );
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        {onSubmit ? (
          <form noValidate className={styles.form} onSubmit={onSubmit}>
            {content}
          </form>
        ) : (
          <div className={styles.form}>{content}</div>
        )}
      </Card>
    </div>
  );
}
