import { auditDifferences, type AuditReader } from '@portal/domain/audit';
import { useState } from 'react';
import { Button } from '@portal/ui';
import * as accounts from '../accounts/accounts.css.ts';
import * as styles from './audit-page.css.ts';
import type { AdminAuditEntry } from './audit-query.ts';

/** More than this are folded away. */
const maxAtOnce = 4;

interface ChangesProps {
  readonly entry: AdminAuditEntry;
  readonly reader: AuditReader;
}

/** What a change was: each field as it was, struck out, and as it has become. */
export function Changes({ entry, reader }: ChangesProps) {
  const { t } = reader.texts;
  const [isOpen, setOpen] = useState(false);
  const all = auditDifferences(reader, entry);
  if (all.length === 0) return <span className={accounts.muted}>{t('audit.value.none')}</span>;
  const shown = isOpen ? all : all.slice(0, maxAtOnce);
  return (
    <>
      <dl className={styles.changes}>
        {shown.map(({ field, label, from, to }) => (
          <div key={field} className={styles.change}>
            <dt className={styles.field}>{`${label}: `}</dt>
            <dd className={styles.values}>
              {from !== null && <del className={styles.from}>{from}</del>}
              {from !== null && to !== null && <span> → </span>}
              {to !== null && <ins className={styles.to}>{to}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {all.length > shown.length && (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {t('admin.audit.more', { n: all.length - shown.length })}
        </Button>
      )}
    </>
  );
}
