import { defaultPortalSettings } from '@portal/domain/portal';
import { describe, expect, it } from 'vitest';
import { countOf } from './count-of.ts';
import { settingsErrors } from './settings-errors.ts';
import { createAppTexts } from '../../../shared/texts/app-catalogue.ts';

const { t } = createAppTexts('ru');
const { delivery, signIn, socialLinks, paymentSystems } = defaultPortalSettings;

describe('what keeps settings from being saved', () => {
  it('is nothing for the settings of a new portal', () => {
    expect(settingsErrors(defaultPortalSettings, t)).toEqual([]);
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'Неправилньый адрес почты'],
    [{ receiptEmail: 'nobody' }, 'receiptEmail', 'Неправилньый адрес почты'],
    [{ unpaidOrderMinutes: countOf('') }, 'unpaidOrderMinutes', 'Введите целое число'],
    [{ unpaidOrderMinutes: countOf('-1') }, 'unpaidOrderMinutes', 'Не меньше 0'],
    [{ unpaidOrderMinutes: countOf('1441') }, 'unpaidOrderMinutes', 'Не больше 1440'],
    [
      { socialLinks: [{ label: ' ', url: 'https://a.test' }, socialLinks[1]] },
      'socialLinks.0.label',
      'Заполните это поле',
    ],
    [
      { socialLinks: [socialLinks[0], { label: 'VK', url: 'vk' }] },
      'socialLinks.1.url',
      'Нужен адрес, который начинается с https://',
    ],
    [{ copyright: 'я'.repeat(201) }, 'copyright', 'Не длиннее 200 знаков'],
    [
      { paymentSystems: [...paymentSystems, ...paymentSystems] },
      'paymentSystems',
      'Системные имена должны различаться',
    ],
    [
      { delivery: { ...delivery, minutes: { ...delivery.minutes, shop: countOf('скоро') } } },
      'delivery.minutes.shop',
      'Введите целое число',
    ],
    [
      { delivery: { ...delivery, minutes: { ...delivery.minutes, shop: countOf('2000') } } },
      'delivery.minutes.shop',
      'Не больше 1440',
    ],
    [{ signIn: { ...signIn, smsPerDay: countOf('') } }, 'signIn.smsPerDay', 'Введите целое число'],
    [
      { signIn: { ...signIn, smsPerDay: countOf('1.5') } },
      'signIn.smsPerDay',
      'Введите целое число',
    ],
    [{ signIn: { ...signIn, smsPerDay: 0 } }, 'signIn.smsPerDay', 'Не меньше 1'],
    [{ signIn: { ...signIn, countries: [] } }, 'signIn.countries', 'Выберите хотя бы одно'],
  ])('is said where it stands: %#', (values, path, message) => {
    expect(settingsErrors(values, t)).toEqual([{ path, message }]);
  });

  it('leaves a promise out where nothing is typed', () => {
    const minutes = { restaurant: countOf('40'), shop: countOf(' '), service: null };
    expect(settingsErrors({ delivery: { text: '', minutes } }, t)).toEqual([]);
  });
});
