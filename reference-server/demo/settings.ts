import type { PortalSettingsChange } from '@portal/domain/portal';

/** The demo hotel presents itself; nobody answers at these numbers and addresses. */
export const demoSettings = {
  receptionPhone: '+7 (000) 000-00-01',
  restaurantPhone: '+7 (000) 000-00-02',
  email: 'hello@sosnovy-ples.example',
  copyright: '© Парк-отель «Сосновый плёс»',
  socialLinks: [
    { label: 'ВКонтакте', url: 'https://vk.example/sosnovy-ples' },
    { label: 'Телеграм', url: 'https://telegram.example/sosnovy-ples' },
  ],
  timeZone: 'Europe/Moscow',
  delivery: {
    text: 'Принесём к двери и позвоним. Если никого нет, оставим у порога.',
    minutes: { restaurant: 40, shop: 25, service: 60 },
  },
  paymentSystems: [{ title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' }],
} satisfies PortalSettingsChange;
