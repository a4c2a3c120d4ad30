import { hidesFooter, privacyPath } from '@portal/domain/portal';
import { GuestFooter } from '@portal/ui';
import { useLocation } from 'react-router';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { contactsOf } from '../help/contacts.ts';

/** The hotel's contacts under every page but the stores'. */
export function ContactsFooter() {
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
