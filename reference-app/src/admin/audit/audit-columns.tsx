import {
  auditActionLabel,
  auditActorLabel,
  auditEntityLabel,
  type AuditReader,
} from '@portal/domain/audit';
import { Link, type TableColumn } from '@portal/ui';
import * as accounts from '../accounts/accounts.css.ts';
import * as styles from './audit-page.css.ts';
import type { AdminAuditEntry } from './audit-query.ts';
import { Changes } from './changes.tsx';
import { actorPath, thingPath } from './thing-path.ts';

/** The columns of the audit trail. */
export function auditColumns(reader: AuditReader): TableColumn<AdminAuditEntry>[] {
  const { t, locale } = reader.texts;
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru-RU', {
      timeZone: reader.timeZone,
      ...options,
    });
  const day = written({ dateStyle: 'medium' });
  const clock = written({ timeStyle: 'short' });
  return [
    {
      key: 'when',
      header: t('admin.audit.when'),
      cell: ({ at }) => (
        <time dateTime={at} className={`${accounts.lines} ${styles.when}`}>
          <span>{day.format(new Date(at))}</span>
          <span className={accounts.muted}>{clock.format(new Date(at))}</span>
        </time>
      ),
    },
    {
      key: 'who',
      header: t('admin.audit.who'),
      cell: ({ actor }) => {
        const name = auditActorLabel(t, actor);
        const path = actor.name === null ? null : actorPath(actor.identity);
        return (
          <div className={accounts.lines}>
            {path === null ? (
              <span>{name}</span>
            ) : (
              <Link href={path} variant="plain">
                {name}
              </Link>
            )}
            {actor.role !== null && (
              <span className={accounts.muted}>{t(`admin.role.${actor.role}`)}</span>
            )}
          </div>
        );
      },
    },
    {
      key: 'what',
      header: t('admin.audit.what'),
      cell: ({ entity, entityId, title, action }) => {
        const path = thingPath(entity, entityId);
        const isNumbered = /^\d+$/.test(entityId) || entity === 'staff';
        const named = [auditEntityLabel(t, entity), isNumbered ? entityId : '']
          .filter((part) => part !== '')
          .join(' ');
        return (
          <div className={`${accounts.lines} ${styles.thing}`}>
            {path === null ? <span>{named}</span> : <Link href={path}>{named}</Link>}
            {title !== null && <span className={accounts.muted}>{title}</span>}
            <span className={accounts.muted}>{auditActionLabel(t, action)}</span>
          </div>
        );
      },
    },
    {
      key: 'changes',
      header: t('admin.audit.changes'),
      cell: (entry) => <Changes entry={entry} reader={reader} />,
    },
  ];
}
