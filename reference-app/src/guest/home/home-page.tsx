import { Button, EmptyState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { useGuest } from '../session/use-guest.ts';
import { GuestPage } from '../shell/guest-page.tsx';
import { StoreList } from '../stores/store-list.tsx';
import { storesQuery } from '../stores/store-queries.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { greetingAt } from './greeting.ts';
import * as styles from './home-page.css.ts';
import { ParkPicture } from './park-picture.tsx';
import { QuickActions } from './quick-actions.tsx';

// What only guests with a session have is not fetched for strangers.
const RoomChoice = lazy(async () => ({
  default: (await import('../room/room-choice.tsx')).RoomChoice,
}));
const UnderWay = lazy(async () => ({ default: (await import('./under-way.tsx')).UnderWay }));

/** Where a guest begins: what is under way, and where to order. */
export function HomePage() {
  const { t } = useTexts();
  const guest = useGuest();
  const timeZone = usePortalSetting()?.timeZone;
  const now = useNow();
  return (
    <>
      <ParkPicture />
      <GuestPage
        title={
          guest && timeZone
            ? t(greetingAt(new Date(now), timeZone), { name: guest.name })
            : t('portal.home.greetingAnonymous')
        }
        subtitle={t('portal.home.lead')}
        actions={
          guest && (
            <Suspense fallback={<Skeleton shape="control" />}>
              <RoomChoice />
            </Suspense>
          )
        }
      >
        <Suspense>{guest && <UnderWay />}</Suspense>
        <QuickActions />
        <Stores />
      </GuestPage>
    </>
  );
}

function Stores() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(storesQuery);
  return (
    <section className={styles.section} aria-labelledby="stores">
      <div className={styles.sectionHead}>
        <h2 id="stores">{t('store.list.title')}</h2>
      </div>
      {error && !data ? (
        <EmptyState
          title={t('portal.failed.title')}
          message={describeError(error, t).message}
          headingLevel={3}
          actions={<Button onClick={() => void refetch()}>{t('portal.retry')}</Button>}
        />
      ) : (
        <StoreList stores={data} headingLevel={3} />
      )}
    </section>
  );
}
