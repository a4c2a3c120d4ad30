import { expect, it } from 'vitest';
import { contactsOf } from './contacts.ts';
import { createAppTexts } from '../../shared/texts/app-catalogue.ts';

const { t } = createAppTexts('ru');
const setting = {
  receptionPhone: '+7 (912) 345-67-89',
  restaurantPhone: '8 800 555-35-35',
  email: 'hello@hotel.example',
};

it('makes links of the hotel’s phones and mail', () => {
  expect(contactsOf(setting, t)).toEqual([
    { label: 'Ресепшен', text: '+7 (912) 345-67-89', href: 'tel:+79123456789' },
    { label: 'Ресторан', text: '8 800 555-35-35', href: 'tel:+78005553535' },
    { label: 'Почта', text: 'hello@hotel.example', href: 'mailto:hello@hotel.example' },
  ]);
});

it('leaves out what the hotel has not given', () => {
  const labels = contactsOf({ ...setting, restaurantPhone: '', email: '' }, t).map((c) => c.label);
  expect(labels).toEqual(['Ресепшен']);
});
