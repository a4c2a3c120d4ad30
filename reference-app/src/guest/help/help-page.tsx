import { normalizePhone } from '@portal/domain/phone';
import { LinkButton, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { portalSettingQuery } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { TicketList } from '../tickets/ticket-list.tsx';
import * as styles from './help-page.css.ts';

/** The guest's requests, and the reception's phone; the footer has the other contacts. */
export function HelpPage() {
  const { t } = useTexts();
  const query = useQuery(portalSettingQuery);
  const phone = query.data?.receptionPhone;
  return (
    <GuestPage
      title={t('portal.help.title')}
      subtitle={t('portal.help.lead')}
      actions={
        query.isPending ? (
          <Skeleton variant="control" className={styles.callLoading} />
        ) : (
          phone && (
            <LinkButton
              href={`tel:${normalizePhone(phone)}`}
              variant="secondary"
              aria-label={`${t('portal.help.call')}: ${t('portal.footer.reception')}`}
              icon={<Phone size="1em" />}
            >
              {t('portal.help.call')}
            </LinkButton>
          )
        )
      }
      width="column"
    >
      <TicketList />
    </GuestPage>
  );
}
