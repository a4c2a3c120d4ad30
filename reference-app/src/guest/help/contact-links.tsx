import { Link } from '@portal/ui';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './contact-links.css.ts';
import { contactsOf } from './contacts.ts';

/** Phones and mail in a row, for screens without a footer. */
export function ContactLinks() {
  const { t } = useTexts();
  const setting = usePortalSetting();
  if (!setting) return null;
  return (
    <ul className={styles.links}>
      {contactsOf(setting, t).map(({ label, text, href }) => (
        <li key={href}>
          <span>{`${label}:`}</span> <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
