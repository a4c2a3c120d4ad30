import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { tabStorage } from '../shared/storage/browser-storage.ts';
import { showColourScheme } from '../shared/colour-scheme.ts';
import { App } from './app.tsx';

const reloadedForKey = 'portal-reloaded-for';
/** The file of this version that the start page names. */
const entryPath = new URL(import.meta.url).pathname;

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

/**
 * Loads the page anew when a file of the app cannot be had because another version has taken its place.
 * It happens once for a version; a file that is missing for another reason is an error of its page.
 */
function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => {
    void reloadIfReplaced().catch(() => undefined);
  });
}

async function reloadIfReplaced(): Promise<void> {
  const response = await fetch(window.location.pathname, {
    cache: 'no-store',
    headers: { Accept: 'text/html' },
  });
  const startPage = await response.text();
  const isReplaced =
    response.ok && startPage.includes('/assets/') && !startPage.includes(entryPath);
  if (!isReplaced || tabStorage.getItem(reloadedForKey) === entryPath) return;
  tabStorage.setItem(reloadedForKey, entryPath);
  window.location.reload();
}
