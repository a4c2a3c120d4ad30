import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyExtra, lazyPart } from '../../shared/loading/lazy-window.tsx';
import { Loading } from '../../shared/loading/loading.tsx';
import { useHold } from '../../shared/loading/use-hold.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { portalSettingQuery } from '../../shared/portal-setting/portal-setting-query.ts';
import { useColourScheme } from '../../shared/colour-scheme.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { useOwnOrders } from '../orders/use-own-orders.ts';
import parkDay from '../pictures/park-day.svg';
import parkNight from '../pictures/park-night.svg';
import { useGuestSession } from '../use-guest.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { StoreList } from '../stores/list/store-list.tsx';
import { useOwnTickets } from '../tickets/use-own-tickets.ts';
import { greetingAt } from './greeting.ts';
import * as styles from './home-page.css.ts';
import { QuickActions } from './quick-actions.tsx';

// What only guests with a session have is not fetched for strangers.
const RoomChoice = lazyPart(
  () => import('../room/room-choice.tsx'),
  'RoomChoice',
  <Skeleton variant="control" className={styles.roomLoading} />,
);
const OpenOrders = lazyPart(() => import('./open-orders.tsx'), 'OpenOrders');
const StayRating = lazyExtra(() => import('../ratings/stay-rating.tsx'), 'StayRating');

/** Where a guest begins: what is under way, and where to order. */
export function HomePage() {
  const { t } = useTexts();
  const { status, guest } = useGuestSession();
  const setting = useQuery(portalSettingQuery);
  const orders = useOwnOrders();
  const tickets = useOwnTickets();
  const now = useNow();
  const [areOpenOrdersFetched, setOpenOrdersFetched] = useState(false);
  const isGuest = status === 'guest';
  const isHeld = useHold(
    [setting, ...(isGuest ? [orders, tickets] : [])],
    status === 'unknown' || (isGuest && !areOpenOrdersFetched),
  );

  useEffect(() => {
    // Beside what is shown there, not after it.
    if (isGuest) void OpenOrders.fetch().then(() => setOpenOrdersFetched(true));
  }, [isGuest]);

  return (
    <>
      <ParkPicture />
      <GuestPage
        title={isHeld ? undefined : greeting()}
        subtitle={!isHeld && t('portal.home.lead')}
        actions={guest && !isHeld && <RoomChoice />}
      >
        {isHeld ? (
          <Loading height="20rem" />
        ) : (
          <>
            {guest && <OpenOrders />}
            <QuickActions />
            <Stores />
            {/* Below everything else: what comes late moves nothing. */}
            {guest && <StayRating />}
          </>
        )}
      </GuestPage>
    </>
  );

  function greeting() {
    if (!guest || !setting.data) return t('portal.home.greetingAnonymous');
    return t(greetingAt(new Date(now), setting.data.timeZone), { name: guest.name });
  }
}

/** The park by day or by night, as the page is. */
function ParkPicture() {
  const scheme = useColourScheme();
  return (
    <picture>
      {scheme === 'auto' && <source srcSet={parkNight} media="(prefers-color-scheme: dark)" />}
      <img
        src={scheme === 'dark' ? parkNight : parkDay}
        alt=""
        width="1600"
        height="1000"
        fetchPriority="high"
        className={styles.view}
      />
    </picture>
  );
}

function Stores() {
  const { t } = useTexts();
  return (
    <section className={styles.section} aria-labelledby="stores">
      <div className={styles.sectionHead}>
        <h2 id="stores">{t('store.list.title')}</h2>
      </div>
      <StoreList headingLevel={3} />
    </section>
  );
}
