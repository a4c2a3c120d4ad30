import { normalizePhone } from '@portal/domain/phone';
import { LinkButton } from '@portal/ui';
import { CarTaxiFront, Phone, ShowerHead, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { preparedRequestPath, type PreparedRequest } from '../tickets/prepared-request.ts';
import * as styles from './home-page.css.ts';

const icons: Readonly<Record<PreparedRequest, ReactNode>> = {
  towels: <ShowerHead size="1em" aria-hidden="true" />,
  cleaning: <Sparkles size="1em" aria-hidden="true" />,
  taxi: <CarTaxiFront size="1em" aria-hidden="true" />,
};

/** What guests ask for most, each a request with its words prepared; and the reception's phone. */
export function QuickActions() {
  const { t } = useTexts();
  const phone = usePortalSetting()?.receptionPhone;
  return (
    <section className={styles.section} aria-labelledby="quick-actions">
      <div className={styles.sectionHead}>
        <h2 id="quick-actions">{t('home.quick.title')}</h2>
      </div>
      <ul className={styles.quick}>
        {(Object.keys(icons) as PreparedRequest[]).map((request) => (
          <li key={request}>
            <LinkButton
              href={preparedRequestPath(request)}
              variant="secondary"
              fullWidth
              icon={icons[request]}
            >
              {t(`home.quick.${request}`)}
            </LinkButton>
          </li>
        ))}
        {phone && (
          <li>
            <LinkButton
              href={`tel:${normalizePhone(phone)}`}
              aria-label={t('home.quick.call')}
              variant="secondary"
              fullWidth
              icon={<Phone size="1em" aria-hidden="true" />}
            >
              {t('portal.footer.reception')}
            </LinkButton>
          </li>
        )}
      </ul>
    </section>
  );
}
