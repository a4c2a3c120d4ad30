import { createToaster, LinkProvider, ToastProvider } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { AppLink } from '../shared/links/app-link.tsx';
import { LiveUpdates } from '../shared/live/live-updates.tsx';
import { SessionProvider } from '../shared/session/session-provider.tsx';
import { TextsProvider } from '../shared/texts/texts-provider.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

const toaster = createToaster();

/** Everything the two shells share. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <TextsProvider>
        <LinkProvider component={AppLink}>
          <ToastProvider toaster={toaster}>
            <SessionProvider>
              <LiveUpdates />
              <RouterProvider router={router} />
            </SessionProvider>
          </ToastProvider>
        </LinkProvider>
      </TextsProvider>
    </QueryClientProvider>
  );
}
