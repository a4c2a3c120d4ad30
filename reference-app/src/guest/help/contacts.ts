import { normalizePhone } from '@portal/domain/phone';
import type { PortalAttributes } from '@portal/domain/portal';
import type { FooterContact } from '@portal/ui';
import type { Translate } from '../../shared/texts/app-texts.ts';

/** How to reach the hotel: what the settings have, in the order of the footer. */
export function contactsOf(
  setting: Pick<PortalAttributes, 'receptionPhone' | 'restaurantPhone' | 'email'>,
  t: Translate,
): FooterContact[] {
  const contacts = [
    phone(t('portal.footer.reception'), setting.receptionPhone),
    phone(t('portal.footer.restaurant'), setting.restaurantPhone),
    { label: t('portal.footer.email'), text: setting.email, href: `mailto:${setting.email}` },
  ];
  return contacts.filter(({ text }) => text !== '');
}

function phone(label: string, text: string): FooterContact {
  return { label, text, href: `tel:${normalizePhone(text)}` };
}
