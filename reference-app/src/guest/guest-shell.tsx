import { Link, LoadingBar } from '@portal/ui';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { portal } from '../app/portal.ts';
import { usePortalSetting } from '../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../shared/texts/texts-provider.tsx';
import * as styles from './guest-shell.css.ts';
import { PaymentThanks } from './orders/payment-thanks.tsx';
import { deviceOwner } from './session/device.ts';
import { useGuest } from './session/use-guest.ts';
import { CompatibilityNotice } from './shell/compatibility-notice.tsx';
import { ContactsFooter } from './shell/contacts-footer.tsx';
import { GuestHeader } from './shell/guest-header.tsx';
import { GuestTabs } from './shell/guest-tabs.tsx';
import { LiveNotice } from './shell/live-notice.tsx';
import { Maintenance } from './shell/maintenance.tsx';
import { MovedContext } from './shell/moved-context.ts';
import { SignInProvider } from './sign-in/sign-in-provider.tsx';

/** What stands around every guest page. */
export function GuestShell() {
  const setting = usePortalSetting();
  const guestId = useGuest()?.id;
  const { pathname } = useLocation();

  useEffect(() => {
    if (guestId !== undefined) deviceOwner.claim(guestId);
  }, [guestId]);
  useEffect(() => portal.live.showPage(pathname), [pathname]);

  return setting?.isDisable ? <Maintenance /> : <OpenShell />;
}

function OpenShell() {
  const { t } = useTexts();
  const { state } = useNavigation();
  const hasMoved = useHasLeftFirstPage();
  return (
    <SignInProvider>
      <PaymentThanks />
      <LoadingBar active={state !== 'idle'} />
      <div className={styles.shell}>
        <Link href="#content" className={styles.skip}>
          {t('portal.skip')}
        </Link>
        <GuestHeader />
        <CompatibilityNotice />
        <LiveNotice />
        <main id="content" tabIndex={-1} className={styles.content}>
          <MovedContext value={hasMoved}>
            <Outlet />
          </MovedContext>
        </main>
        <ContactsFooter />
        <GuestTabs />
      </div>
      <ScrollRestoration />
    </SignInProvider>
  );
}

function useHasLeftFirstPage(): boolean {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [hasLeft, setLeft] = useState(false);
  if (!hasLeft && pathname !== firstPath) setLeft(true);
  return hasLeft;
}
