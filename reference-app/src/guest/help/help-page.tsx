import { Card, LinkButton, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import {
  portalSettingQuery,
  usePortalSetting,
} from '../../shared/portal-setting/portal-setting-query.ts';
import { useHold } from '../../shared/loading/use-hold.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useGuestSession } from '../session/use-guest.ts';
import { GuestPage } from '../shell/guest-page.tsx';
import { PageFailure } from '../shell/page-failure.tsx';
import { contactsOf } from './contacts.ts';
import { TicketList } from '../tickets/ticket-list.tsx';
import { useOwnTickets } from '../tickets/use-own-tickets.ts';
import * as styles from './help-page.css.ts';

/** The guest's requests, and whom to call and where to write besides. */
export function HelpPage() {
  const { t } = useTexts();
  const { data: setting, error, refetch } = useQuery(portalSettingQuery);
  const { status } = useGuestSession();
  const { isPending } = useOwnTickets();
  const isHeld = useHold(status === 'unknown' || (status === 'guest' && isPending));
  if (error && !setting) {
    return (
      <PageFailure title={t('portal.help.title')} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <GuestPage title={t('portal.help.title')} subtitle={t('portal.help.lead')} width="column">
      <TicketList />
      {!isHeld && <Contacts />}
    </GuestPage>
  );
}

function Contacts() {
  const { t } = useTexts();
  const setting = usePortalSetting();
  return (
    <>
      <h2 className={styles.contactsTitle}>{t('help.contacts.title')}</h2>
      <ul className={styles.contacts} aria-busy={setting === undefined}>
        {setting === undefined && <Skeleton shape="picture" className={styles.loading} />}
        {setting &&
          contactsOf(setting, t).map(({ label, text, href }) => (
            <li key={href}>
              <Card className={styles.contact}>
                <div>
                  <h3 className={styles.whose}>{label}</h3>
                  <p className={styles.address}>{text}</p>
                </div>
                <LinkButton
                  href={href}
                  variant="secondary"
                  aria-label={`${linkWord(href)}: ${label}`}
                  icon={href.startsWith('tel:') ? <Phone size="1em" /> : <Mail size="1em" />}
                >
                  {linkWord(href)}
                </LinkButton>
              </Card>
            </li>
          ))}
      </ul>
    </>
  );

  function linkWord(href: string) {
    return t(href.startsWith('tel:') ? 'portal.help.call' : 'portal.help.write');
  }
}
