import { NotFoundError, type Unwrapped } from '@portal/client';
import { deviceName, type OwnSession } from '@portal/domain/guests';
import { Badge, Button, useToaster } from '@portal/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portal } from '../portal.ts';
import { useErrorToast } from '../errors/error-toast.ts';
import { QueryState } from '../loading/query-state.tsx';
import { personal } from '../orders/order-queries.ts';
import { useTexts } from '../texts/texts-provider.tsx';
import { useHotelTime } from '../time/hotel-time.ts';
import * as styles from './own-session-list.css.ts';

type ShownSession = Unwrapped<OwnSession>;

const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async ({ signal }) => (await portal.profile.sessions({}, { signal })).sessions,
  staleTime: 0,
  meta: personal,
});

/** List of one's own sessions, each with a sign-out button. */
export function OwnSessionList() {
  const { t } = useTexts();
  const query = useQuery(sessionsQuery);
  return (
    <>
      <p className={styles.muted}>{t('profile.sessions.hint')}</p>
      <QueryState
        title={t('profile.sessions.failed')}
        headingLevel={3}
        query={query}
        loading="14rem"
      />
      {query.data && (
        <ul className={styles.sessions}>
          {query.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </>
  );
}

function SessionRow({ session }: { session: ShownSession }) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { browser, system } = deviceName(session.userAgent);
  const name = [browser, system].filter(Boolean).join(', ') || t('profile.sessions.unknown');
  const ending = useMutation({
    mutationFn: async () => {
      try {
        await portal.profile.endSession({ id: session.id });
      } catch (error) {
        // Somebody was quicker.
        if (!(error instanceof NotFoundError)) throw error;
      }
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toaster.show({ title: t('profile.sessions.ended') });
    },
    onError: (error) => showError(error),
  });
  return (
    <li className={styles.session}>
      <span className={styles.textBlock}>
        <span>{name}</span>
        <span className={styles.muted}>
          {t('profile.sessions.seen', { time: short(session.lastSeenAt) })}
        </span>
      </span>
      {session.isCurrent ? (
        <Badge tone="accent">{t('profile.sessions.here')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('profile.sessions.endNamed', { name })}
          busy={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
