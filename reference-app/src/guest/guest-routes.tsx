import { matchPath, Route } from 'react-router';
import { RouteErrors } from '../shared/errors/route-errors.tsx';
import { page, type Page } from '../shared/loading/page.ts';
import { GuestShell } from './guest-shell.tsx';
import { HomePage } from './home/home-page.tsx';

interface GuestPage {
  readonly path: string;
  readonly page: Page;
}

/** The pages of the guest side by their paths, each loaded when it is opened; home comes with the app. */
const guestPages: readonly GuestPage[] = [
  { path: '', page: page(async () => HomePage) },
  { path: 'stores', page: page(async () => (await import('./stores/stores-page.tsx')).StoresPage) },
  {
    path: 'store/:id',
    page: page(async () => (await import('./stores/store-page.tsx')).StorePage),
  },
  {
    path: 'store/custom/:customId',
    page: page(async () => (await import('./stores/store-page.tsx')).CustomStorePage),
  },
  {
    path: 'store/:id/cart',
    page: page(async () => (await import('./cart/cart-page.tsx')).CartPage),
  },
  {
    path: 'store/:id/checkout',
    page: page(async () => (await import('./checkout/checkout-page.tsx')).CheckoutPage),
  },
  { path: 'orders', page: page(async () => (await import('./orders/orders-page.tsx')).OrdersPage) },
  {
    path: 'orders/:id',
    page: page(async () => (await import('./orders/order-page.tsx')).OrderPage),
  },
  { path: 'help', page: page(async () => (await import('./help/help-page.tsx')).HelpPage) },
  {
    path: 'help/new',
    page: page(async () => (await import('./tickets/new-ticket-page.tsx')).NewTicketPage),
  },
  {
    path: 'help/:id',
    page: page(async () => (await import('./tickets/ticket-page.tsx')).TicketPage),
  },
  { path: 'carts', page: page(async () => (await import('./cart/carts-page.tsx')).CartsPage) },
  {
    path: 'profile',
    page: page(async () => (await import('./profile/profile-page.tsx')).ProfilePage),
  },
  {
    path: 'privacy',
    page: page(async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage),
  },
  { path: 'auth', page: page(async () => (await import('./sign-in/auth-page.tsx')).AuthPage) },
  { path: '*', page: page(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage) },
];

/** Fetches the page of a path ahead of being drawn. Done when it is there, or cannot be had. */
export async function fetchGuestPage(pathname: string): Promise<void> {
  await guestPages.find(({ path }) => matchPath(`/${path}`, pathname))?.page.fetch();
}

/** Every page of the guest side, in its shell. */
export const guestRoutes = (
  <Route element={<GuestShell />}>
    {guestPages.map(({ path, page: { Component } }) => (
      <Route
        key={path}
        path={`/${path}`}
        element={
          <RouteErrors>
            <Component />
          </RouteErrors>
        }
      />
    ))}
  </Route>
);
