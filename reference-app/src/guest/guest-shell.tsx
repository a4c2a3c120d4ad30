import { hidesFooter, privacyPath } from '@portal/domain/portal';
import { GuestFooter, Link, LoadingBar, RouteAnnouncer } from '@portal/ui';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { portal } from '../shared/portal.ts';
import { usePortalSetting } from '../shared/portal-setting/portal-setting-query.ts';
import { onNotificationOpened } from '../shared/push/register-worker.ts';
import { useSavedScroll } from '../shared/use-saved-scroll.ts';
import { useTexts } from '../shared/texts/texts-provider.tsx';
import * as styles from './guest-shell.css.ts';
import { contactsOf } from './help/contacts.ts';
import { MetrikaStart } from './metrika/metrika-start.tsx';
import { PaymentThanks } from './orders/payment/payment-thanks.tsx';
import { deviceOwner } from './device.ts';
import { useGuest } from './use-guest.ts';
import { GuestHeader } from './shell/navigation/guest-header.tsx';
import { GuestTabs } from './shell/navigation/guest-tabs.tsx';
import { LiveNotice } from './shell/notice/live-notice.tsx';
import { notice } from './shell/notice/notice.css.ts';
import { Maintenance } from './shell/maintenance.tsx';
import { useIsPageLate } from './shell/navigation/use-is-page-late.ts';
import { SignInProvider } from './sign-in/sign-in-provider.tsx';

/** What stands around every guest page. */
export function GuestShell() {
  const setting = usePortalSetting();
  const guestId = useGuest()?.id;
  const { pathname } = useLocation();
  const navigate = useNavigate();

  // One that leads to the console opens a tab there.
  useEffect(() => onNotificationOpened((path) => void navigate(path)), [navigate]);
  useEffect(() => {
    if (guestId !== undefined) deviceOwner.claim(guestId);
  }, [guestId]);
  useEffect(() => portal.live.showPage(pathname), [pathname]);

  return setting?.isDisable ? <Maintenance /> : <OpenShell />;
}

/** By itself, so that what it follows draws nothing else. */
function PageLoadingBar() {
  return <LoadingBar active={useIsPageLate()} />;
}

function OpenShell() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  useSavedScroll();
  return (
    <SignInProvider>
      <PaymentThanks />
      <PageLoadingBar />
      <div className={styles.shell}>
        <Link href="#content" className={styles.skip}>
          {t('portal.skip')}
        </Link>
        <GuestHeader />
        <CompatibilityNotice />
        <LiveNotice />
        <main id="content" tabIndex={-1} className={styles.content}>
          <RouteAnnouncer path={pathname}>
            <Outlet />
          </RouteAnnouncer>
        </main>
        <ContactsFooter />
        <GuestTabs />
        <MetrikaStart />
      </div>
    </SignInProvider>
  );
}

/** Says on every page that signing in protects nobody, while codes made in the browser are taken. */
function CompatibilityNotice() {
  const { t } = useTexts();
  return usePortalSetting()?.browserCodes ? (
    <p className={notice}>{t('portal.browserCodes')}</p>
  ) : null;
}

/** The hotel's contacts under every page but the stores'. */
function ContactsFooter() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const setting = usePortalSetting();
  if (!setting || hidesFooter(pathname)) return null;
  return (
    <GuestFooter
      contacts={contactsOf(setting, t)}
      socials={setting.socialLinks.map(({ label, url }) => ({ label, href: url }))}
      links={[{ label: t('privacy.title'), href: privacyPath }]}
      copyright={setting.copyright}
    />
  );
}
