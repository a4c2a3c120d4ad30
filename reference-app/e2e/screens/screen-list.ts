import type { Page } from '@playwright/test';

/** A screen that is photographed. */
export interface Screen {
  /** What its pictures are called. */
  readonly name: string;
  readonly path: string;
  /** What must be in sight before the picture is taken; the level-one heading where nothing is said. */
  readonly waitFor?: string;
  /** Brings the page to what is to be seen. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** What was made for the guest whose screens are shown. */
export interface GuestThings {
  readonly orderId: number;
  readonly ticketId: number;
}

/** What was planned for the console's screens. */
export interface BanquetThings {
  readonly banquetId: number;
  /** `2026-12-05` */
  readonly banquetDay: string;
}

const pressButton = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** The screens somebody sees who is not signed in; last the window that stays open on the others. */
export const anonymousScreens: readonly Screen[] = [
  { name: 'anonymous-home', path: '/' },
  { name: 'anonymous-orders', path: '/orders' },
  { name: 'anonymous-help', path: '/help' },
  { name: 'anonymous-profile', path: '/profile' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'sign-in', path: '/auth', waitFor: '[role=dialog]' },
];

/** The screens of a guest with orders, a cart and a request. */
export function guestScreens({ orderId, ticketId }: GuestThings): readonly Screen[] {
  return [
    { name: 'home', path: '/' },
    { name: 'home-room', path: '/', prepare: pressButton(/^Ваш номер|^Указать номер/) },
    { name: 'stores', path: '/stores' },
    { name: 'shop', path: '/store/1' },
    { name: 'shop-product', path: '/store/1', prepare: pressButton('Мёд луговой') },
    { name: 'custom-store', path: '/store/custom/rental' },
    { name: 'restaurant', path: '/store/6', waitFor: '[role=searchbox], input[type=search]' },
    {
      name: 'restaurant-dish',
      path: '/store/6',
      prepare: pressButton('Выбрать: Котлеты пожарские'),
    },
    { name: 'carts', path: '/carts' },
    { name: 'cart', path: '/store/1/cart' },
    { name: 'checkout', path: '/store/1/checkout', waitFor: 'select' },
    { name: 'orders', path: '/orders', waitFor: '[data-component=OrderCard]' },
    { name: 'order', path: `/orders/${orderId}`, waitFor: '[data-component=Timeline]' },
    {
      name: 'order-payment',
      path: `/orders/${orderId}?pay=now`,
      waitFor: '#payment-form iframe',
    },
    { name: 'help', path: '/help' },
    { name: 'request-new', path: '/help/new?about=towels', waitFor: 'textarea' },
    { name: 'request', path: `/help/${ticketId}`, waitFor: '[role=log]' },
    { name: 'profile', path: '/profile', waitFor: 'form' },
  ];
}

const settings = '/admin/settings';
const inWindow = '[role=dialog] :is(h2, h3)';
const sections = [
  ...[
    'maintenance',
    'contacts',
    'delivery',
    'privacy',
    'payments',
    'catalogue',
    'catalogue/1',
    'rooms',
  ],
  ...['staff', 'audit', 'notices', 'replies', 'numbers', 'undelivered', 'online', 'providers'],
  ...['access', 'system'],
];

/** The pages of the console's settings. */
export const settingsPages: readonly Screen[] = [
  { name: 'console-settings', path: settings },
  ...sections.map((section) => ({
    name: `console-settings-${section.replace('/', '-')}`,
    path: `${settings}/${section}`,
  })),
];

/** What opens over them. */
export const settingsWindows: readonly Screen[] = [
  { name: 'console-store', path: `${settings}/catalogue/1?tab=details` },
  { name: 'console-store-new', path: `${settings}/catalogue?open=new`, waitFor: inWindow },
  { name: 'console-product', path: `${settings}/catalogue/1?open=1`, waitFor: inWindow },
  { name: 'console-room', path: `${settings}/rooms?open=1`, waitFor: inWindow },
  { name: 'console-member', path: `${settings}/staff?member=moderator`, waitFor: inWindow },
  { name: 'console-member-new', path: `${settings}/staff?new`, waitFor: inWindow },
  { name: 'console-reply', path: `${settings}/replies`, prepare: pressButton('Новый ответ') },
];

/** The screens of the console's settings. */
export const settingsScreens: readonly Screen[] = [...settingsPages, ...settingsWindows];

/** The screens of the console that staff work on all day. */
export function consoleScreens({
  orderId,
  ticketId,
  banquetId,
  banquetDay,
}: GuestThings & BanquetThings): readonly Screen[] {
  const banquets = '/admin/banquet-management';
  const details = '[role=dialog] dl';
  return [
    { name: 'console-orders', path: '/admin/portal/orders' },
    { name: 'console-orders-table', path: '/admin/portal/orders?view=table' },
    {
      name: 'console-order',
      path: `/admin/portal/orders?order=${orderId}`,
      waitFor: '[role=dialog] h3',
    },
    { name: 'console-tickets', path: '/admin/portal/tickets' },
    {
      name: 'console-ticket',
      path: `/admin/portal/tickets?ticket=${ticketId}`,
      waitFor: '[role=log]',
    },
    { name: 'console-guests', path: '/admin/portal/guests' },
    { name: 'console-guest', path: '/admin/portal/guests?guest=1', waitFor: details },
    { name: 'console-ratings', path: '/admin/portal/guests/ratings' },
    { name: 'console-banquets', path: `${banquets}?day=${banquetDay}` },
    { name: 'console-banquets-day', path: `${banquets}?view=day&day=${banquetDay}` },
    { name: 'console-banquets-list', path: `${banquets}?view=list` },
    { name: 'console-banquet', path: `${banquets}?banquet=${banquetId}`, waitFor: details },
    { name: 'console-banquet-new', path: banquets, prepare: pressButton('Новый банкет') },
    { name: 'console-security', path: '/admin/security' },
    { name: 'console-unknown', path: '/admin/nothing-here' },
  ];
}

const resolvedDifferences = async (page: Page) => {
  await page.getByRole('button', { name: 'Закрытые' }).click();
  await page.getByRole('heading', { name: 'Возврат учтён' }).waitFor();
};

/** The screens of the console where the books differ, and what its other pages say of that. */
export const differingBooksScreens: readonly Screen[] = [
  { name: 'console-reconciliation', path: '/admin/reconciliation', waitFor: 'main li h3' },
  {
    name: 'console-reconciliation-resolved',
    path: '/admin/reconciliation',
    prepare: resolvedDifferences,
  },
  {
    name: 'console-reconciliation-note',
    path: '/admin/reconciliation',
    prepare: pressButton('Вернули вне портала'),
  },
  { name: 'console-alerts', path: '/admin/alerts', waitFor: 'main li' },
  { name: 'console-alert-banner', path: '/admin/portal/orders', waitFor: '[role=status] a' },
];
