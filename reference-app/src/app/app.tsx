import { createToaster, LinkProvider, ToastProvider } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { DebugStart } from '../shared/debug/debug-start.tsx';
import { AppLink } from '../shared/links/app-link.tsx';
import { LiveStart } from '../shared/live/live-start.tsx';
import { AppLoading } from '../shared/loading/app-on-its-way.tsx';
import { SessionProvider } from '../shared/session/session-provider.tsx';
import { TextsProvider } from '../shared/texts/texts-provider.tsx';
import { queryClient } from './query-client.ts';
import { Router } from './router.tsx';

const toaster = createToaster();

/** Everything the two shells share. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AppLoading>
        <TextsProvider>
          <LinkProvider component={AppLink}>
            <ToastProvider toaster={toaster}>
              <SessionProvider>
                <LiveStart />
                <DebugStart />
                <Router />
              </SessionProvider>
            </ToastProvider>
          </LinkProvider>
        </TextsProvider>
      </AppLoading>
    </QueryClientProvider>
  );
}
