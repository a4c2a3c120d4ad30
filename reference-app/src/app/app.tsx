import { createToaster, LinkProvider, ToastProvider } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { BrowserRouter, Link, Routes } from 'react-router';
import { DebugStart } from '../shared/debug/debug-start.tsx';
import { LiveStart } from './live-start.tsx';
import { PagePlace } from '../shared/loading/page-place.tsx';
import { WorkerStart } from '../shared/push/worker-start.tsx';
import { SessionProvider } from '../shared/session/session-provider.tsx';
import { TextsProvider } from '../shared/texts/texts-provider.tsx';
import { queryClient } from '../shared/query-client.ts';

const toaster = createToaster();

interface AppProps {
  /** What is drawn until the first page is there. */
  readonly loading: ReactNode;
  /** The routes. */
  readonly children: ReactNode;
}

/** What the guests' app and the console share. */
export function App({ loading, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={loading}>
        <TextsProvider>
          <LinkProvider component={AppLink}>
            <ToastProvider toaster={toaster}>
              <SessionProvider>
                <LiveStart />
                <DebugStart />
                <BrowserRouter>
                  <WorkerStart />
                  <PagePlace fallback={loading}>
                    <Routes>{children}</Routes>
                  </PagePlace>
                </BrowserRouter>
              </SessionProvider>
            </ToastProvider>
          </LinkProvider>
        </TextsProvider>
      </Suspense>
    </QueryClientProvider>
  );
}

/** A link of the kit that stays inside the app where it can; a file to save comes from the server. */
function AppLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const isFile = rest.download !== undefined;
  const isInside = href.startsWith('/') && !href.startsWith('//') && !isFile;
  return isInside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
