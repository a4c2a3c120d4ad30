import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { showColourScheme } from '../shared/theme/colour-scheme.ts';
import { App } from './app.tsx';
import { reloadWhenReplaced } from './reload-when-replaced.ts';

/**
 * Starts the guests' app, or the console, in its page.
 *
 * @param routes - what the router draws
 * @param loading - stands in for what is still being fetched
 * @param first - what the page begins with; it is waited for, but not for long
 */
export function startApp(routes: ReactElement, loading: ReactNode, first: Promise<void>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to put the app into.');
  showColourScheme();
  reloadWhenReplaced();
  // What is there at once is drawn at once: React shows what stands in for the rest for 300 ms at least.
  void Promise.race([first, new Promise((late) => setTimeout(late, 100))]).then(() =>
    createRoot(root).render(
      <StrictMode>
        <App loading={loading}>{routes}</App>
      </StrictMode>,
    ),
  );
}
