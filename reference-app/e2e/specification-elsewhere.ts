import type { CataloguedError } from '@portal/domain/texts';

/** A rule of the specification for guests, and the test beside the code that shows it. */
export interface ShownElsewhere {
  readonly section: number;
  readonly rule: string;
  /** From the repository's root. */
  readonly file: string;
  /** The test's own words, as they stand in the file. */
  readonly title: string;
}

const domain = 'packages/domain/src';
const server = 'reference-server/src/modules';
const kit = 'packages/ui/src';
const signInAnswers =
  'section 8: another answer to login than 200 and 204 is “Failed to log in”, to registration than 200 and 201 “Failed to register guest”; a guest who is known is told so';
const unreadHalls =
  'halls that cannot be read say what the restaurant says of it, or what stands in for it';
const push = 'packages/client/src/push/push-client.test.ts';

/** What needs no browser of its own, or has its journey already. */
export const shownElsewhere: readonly ShownElsewhere[] = [
  {
    section: 1,
    rule: 'Registered and signed in by a code of four digits',
    file: `${server}/auth/guest-sign-in/guest-sign-in.test.ts`,
    title: 'signs a known guest in',
  },
  {
    section: 1,
    rule: 'The footer is hidden on paths with “store”',
    file: `${domain}/portal/shell-rules.test.ts`,
    title: 'chooses welcome and footer by path',
  },
  {
    section: 1,
    rule: 'The maintenance screen',
    file: 'reference-app/e2e/guest-shell.spec.ts',
    title: 'closes for maintenance while a guest browses, and opens again where the guest was',
  },
  {
    section: 1,
    rule: 'Notices lie in an area of 650 px at the top',
    file: `${kit}/components/toast/toast.test.tsx`,
    title: 'no more than the specified width is taken, at the top, in the middle',
  },
  {
    section: 2,
    rule: 'The loading bar is 2 px of #262626',
    file: `${kit}/components/loading-bar/loading-bar.test.tsx`,
    title: 'it is 2 px of #262626 along the top, and begins 100 ms late',
  },
  {
    section: 2,
    rule: 'The welcome screen: fade-in at 200 ms, the bar at 800 ms',
    file: `${kit}/components/welcome-screen/welcome-screen.test.tsx`,
    title: 'the words fade in at 200 ms and the bar starts at 800 ms',
  },
  {
    section: 2,
    rule: 'The welcome screen: 2 s shown, 1.5 s to leave',
    file: `${kit}/components/welcome-screen/welcome-screen.test.tsx`,
    title: 'two seconds in it lets the page change, and a second and a half later it is gone',
  },
  {
    section: 2,
    rule: 'The payment modal and “Отмена”',
    file: 'reference-app/e2e/guest-checkout.spec.ts',
    title:
      'offers the payment again after the form did not load, was left, or the card was declined',
  },
  {
    section: 3,
    rule: 'A cart per store, kept under “cart”',
    file: 'packages/client/src/cart/cart-storage.test.ts',
    title: 'is kept per store, over reloads',
  },
  {
    section: 4,
    rule: 'Words of an order’s status',
    file: `${domain}/orders/order-labels.test.ts`,
    title: 'name its status',
  },
  {
    section: 4,
    rule: 'Words of a payment’s status and type',
    file: `${domain}/orders/order-labels.test.ts`,
    title: 'name how it is paid',
  },
  {
    section: 4,
    rule: 'Words and colours of a ticket’s status',
    file: `${domain}/tickets/ticket-labels.test.ts`,
    title: 'shows its status in words and colour',
  },
  {
    section: 4,
    rule: 'An expired token leaves nobody signed in',
    file: 'packages/client/src/session/session.test.ts',
    title: 'forgets a token that is good no more',
  },
  {
    section: 5,
    rule: 'Phones are normalised: signs dropped, 8 becomes +7',
    file: `${domain}/phone/phone.test.ts`,
    title: 'changes nothing on a second pass',
  },
  {
    section: 5,
    rule: 'Rooms without a name are dropped',
    file: `${domain}/rooms/room-order.test.ts`,
    title: 'drops rooms without a name',
  },
  {
    section: 5,
    rule: 'Rooms by priority',
    file: `${domain}/rooms/room-order.test.ts`,
    title: 'puts a higher priority first',
  },
  {
    section: 5,
    rule: 'Rooms by text and trailing number',
    file: `${domain}/rooms/room-order.test.ts`,
    title: 'sorts by the text of the name and then by its number',
  },
  {
    section: 6,
    rule: 'Registration makes a guest, whatever role is asked for',
    file: `${server}/auth/account/registration.test.ts`,
    title: 'gives nobody a role or an approval they ask for',
  },
  {
    section: 6,
    rule: 'Guests see their own orders',
    file: `${server}/orders/order-lists.test.ts`,
    title: 'are their own, newest first, with or without their id',
  },
  {
    section: 7,
    rule: 'The text of the SMS is the server’s',
    file: `${server}/auth/guest-sign-in/guest-sign-in.test.ts`,
    title: 'is sent in the portal’s own words, whatever the client would have said',
  },
  {
    section: 7,
    rule: 'Notices to the staff chat, word by word',
    file: `${server}/staff-notifications/notification-text.test.ts`,
    title: 'words a request, a rating and a code with exactly their fields',
  },
  {
    section: 7,
    rule: '“Спасибо за покупку” once per order',
    file: 'reference-app/src/guest/orders/payment/payment-events.test.ts',
    title: 'notices once that an order has become paid',
  },
  {
    section: 8,
    rule: 'Login that fails in another way',
    file: 'reference-app/src/guest/sign-in/sign-in-answers.test.ts',
    title: 'fails to log in on every other status, and says so',
  },
  {
    section: 8,
    rule: 'Errors of push: ServiceWorkerAndPushManagerNotSupported',
    file: push,
    title: 'is not possible in a browser without what it takes: %o',
  },
  {
    section: 8,
    rule: 'Errors of push: PushManagerUnavailable',
    file: push,
    title: 'is not possible now when %s',
  },
  {
    section: 8,
    rule: 'Errors of push: ExistingSubscription',
    file: push,
    title: 'is not done twice',
  },
  {
    section: 9,
    rule: 'The next code after 5 s',
    file: `${server}/auth/sms-code/code-requests.test.ts`,
    title: 'come after 5, 30, 60, 120 and again 120 seconds, also over a restart',
  },
  {
    section: 9,
    rule: 'The accent, the loading bar',
    file: `${kit}/theme/specified-look.test.ts`,
    title: 'the accent and the loading bar are the specified ones',
  },
  {
    section: 9,
    rule: 'Active tickets in Russian plurals, with and without “У вас ”',
    file: `${domain}/tickets/ticket-labels.test.ts`,
    title: 'are counted without the prefix where a flag suppresses it',
  },
];

const restaurantClient = 'reference-server/test/client/restaurant.test.ts';
const inJourneys = 'reference-app/e2e';

/** For each text of the error catalogue the test that meets its situation and reads it there. */
export const errorsShown: Record<CataloguedError, Pick<ShownElsewhere, 'file' | 'title'>> = {
  wrongCode: {
    file: `${inJourneys}/guest-shell.spec.ts`,
    title: 'welcomes a guest who signs in on the sign-in page, then goes home',
  },
  badEmail: {
    file: `${inJourneys}/specification.spec.ts`,
    title:
      'sections 2 and 5: the phone is masked and must be whole; the code has four digits; step two asks for the name',
  },
  alreadyRegistered: { file: `${inJourneys}/specification.spec.ts`, title: signInAnswers },
  loginFailed: { file: `${inJourneys}/specification.spec.ts`, title: signInAnswers },
  registrationFailed: { file: `${inJourneys}/specification.spec.ts`, title: signInAnswers },
  widgetNotLoaded: {
    file: `${inJourneys}/guest-checkout.spec.ts`,
    title:
      'offers the payment again after the form did not load, was left, or the card was declined',
  },
  noOrganizations: { file: `${inJourneys}/admin-banquets.spec.ts`, title: unreadHalls },
  organizationsFailed: { file: `${inJourneys}/admin-banquets.spec.ts`, title: unreadHalls },
  terminalGroupsFailed: { file: `${inJourneys}/admin-banquets.spec.ts`, title: unreadHalls },
  sectionsFailed: { file: `${inJourneys}/admin-banquets.spec.ts`, title: unreadHalls },
  // Guests read of a menu that it is not there; these are for who builds on the client.
  nomenclatureFailed: {
    file: restaurantClient,
    title: 'stands in for a reason that iiko does not give: %s',
  },
  menuListFailed: {
    file: restaurantClient,
    title: 'stands in for a reason that iiko does not give: %s',
  },
  menuFailed: { file: restaurantClient, title: 'names the menu that it could not read' },
  banquetFailed: {
    file: `${inJourneys}/admin-banquets.spec.ts`,
    title: 'a banquet that the restaurant did not take says so, and is sent again',
  },
  ticketsFailed: {
    file: `${inJourneys}/diagnostics.spec.ts`,
    title: 'a failure to load tickets is logged, by codes and numbers alone, and shown',
  },
  serviceWorkerFailed: {
    file: `${inJourneys}/diagnostics.spec.ts`,
    title: 'a service worker that cannot be registered is logged',
  },
};
