import { openPrivacyTexts, privacyParagraphs, retentionLines } from '@portal/domain/portal';
import { Link } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { portalSettingQuery } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { contactsOf } from '../help/contacts.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { CounterChoiceGroup } from './counter-choice.tsx';
import * as styles from './privacy-page.css.ts';

/** What the hotel keeps of a guest, for how long, and what the guest may ask for; for everybody. */
export function PrivacyPage() {
  const { t, locale } = useTexts();
  const page = openPrivacyTexts(locale);
  const query = useQuery(portalSettingQuery);
  const { data: setting } = query;
  if (!setting) {
    return (
      <GuestPage title={t('privacy.title')} width="column">
        <QueryState query={query} loading="24rem" />
      </GuestPage>
    );
  }
  return (
    <GuestPage title={t('privacy.title')} width="column">
      <div className={styles.text}>
        {privacyParagraphs(setting.privacyText, page).map((paragraph, index) => (
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <h2 className={styles.heading}>{page.t('privacy.retention')}</h2>
        <ul className={styles.list}>
          {retentionLines(setting.retention, page).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2 className={styles.heading}>{page.t('privacy.rights')}</h2>
        <p className={styles.paragraph}>{page.t('privacy.rights.what')}</p>
        <p className={styles.paragraph}>{page.t('privacy.rights.how')}</p>
        <ul className={styles.list}>
          <li>
            <Link href="/help/new">{page.t('privacy.rights.ticket')}</Link>
          </li>
          {contactsOf(setting, t).map(({ label, text, href }) => (
            <li key={href}>
              <span>{`${label}:`}</span> <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
        <CounterChoiceGroup />
      </div>
    </GuestPage>
  );
}
