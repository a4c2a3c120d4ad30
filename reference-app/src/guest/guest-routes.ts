import type { RouteObject } from 'react-router';

/** The pages of the guest side, each loaded when it is opened, beside the shell around them. */
export const guestRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./home/home-page.tsx')).HomePage }),
  },
  {
    path: 'stores',
    lazy: async () => ({ Component: (await import('./stores/stores-page.tsx')).StoresPage }),
  },
  {
    path: 'store/:id',
    lazy: async () => ({ Component: (await import('./stores/store-page.tsx')).StorePage }),
  },
  {
    path: 'store/custom/:customId',
    lazy: async () => ({ Component: (await import('./stores/store-page.tsx')).CustomStorePage }),
  },
  {
    path: 'store/:id/cart',
    lazy: async () => ({ Component: (await import('./cart/cart-page.tsx')).CartPage }),
  },
  {
    path: 'store/:id/checkout',
    lazy: async () => ({ Component: (await import('./checkout/checkout-page.tsx')).CheckoutPage }),
  },
  {
    path: 'orders',
    lazy: async () => ({ Component: (await import('./orders/orders-page.tsx')).OrdersPage }),
  },
  {
    path: 'orders/:id',
    lazy: async () => ({ Component: (await import('./orders/order-page.tsx')).OrderPage }),
  },
  {
    path: 'help',
    lazy: async () => ({ Component: (await import('./help/help-page.tsx')).HelpPage }),
  },
  {
    path: 'auth',
    lazy: async () => ({ Component: (await import('./sign-in/auth-page.tsx')).AuthPage }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./shell/not-found-page.tsx')).NotFoundPage }),
  },
];
