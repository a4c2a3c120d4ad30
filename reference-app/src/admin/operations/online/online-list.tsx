import { guestIdOf } from '@portal/domain/audit';
import type { VisitorsHere } from '@portal/domain/presence';
import { Avatar, EmptyState, Facts } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import * as styles from './online-list.css.ts';
import { onlineQuery } from './online-queries.ts';

/** Who has the portal open: role, name where it may be known, page, and since when. */
export function OnlineList({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const { t } = useTexts();
  const query = useQuery(onlineQuery);
  if (!query.data) {
    return (
      <QueryState
        headingLevel={headingLevel}
        title={t('operations.online.failed')}
        icon={<UsersRound size="1em" strokeWidth={1.25} />}
        query={query}
      />
    );
  }
  const { online, clients } = query.data;
  if (clients.length === 0) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        title={t('operations.online.empty')}
        message={t('operations.online.emptyHint')}
        icon={<UsersRound size="1em" strokeWidth={1.25} />}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {clients.map((client, index) => (
          <Visitor key={`${client.userId ?? ''} ${client.visitorId ?? index}`} client={client} />
        ))}
      </ul>
      {clients.length < online && (
        <p className={styles.muted}>
          {t('operations.online.more', { shown: clients.length, n: online })}
        </p>
      )}
    </>
  );
}

function Visitor({ client }: { client: VisitorsHere['clients'][number] }) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  const { role, name, page, connectedAt, userId } = client;
  const guestId = guestIdOf(userId);
  const roleName =
    role === null
      ? t('operations.online.stranger')
      : t(role === 'user' ? 'operations.online.guest' : `admin.role.${role}`);
  const shown =
    name ?? (guestId === null ? roleName : t('operations.online.guestNumber', { id: guestId }));
  return (
    <li className={styles.visitor}>
      <Avatar name={shown} aria-hidden="true" />
      <div className={styles.textBlock}>
        <span className={styles.name}>{shown}</span>
        <Facts
          facts={[shown !== roleName && roleName, page ?? t('operations.online.noPage')]}
          className={styles.muted}
        />
      </div>
      <time
        dateTime={connectedAt}
        aria-label={`${t('operations.online.since')}: ${short(connectedAt)}`}
        className={styles.since}
      >
        {short(connectedAt)}
      </time>
    </li>
  );
}
