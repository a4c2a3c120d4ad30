import { tabStorage } from '../shared/storage/browser-storage.ts';

const reloadedForKey = 'portal-reloaded-for';
/** The file of this version that the start page names. */
const entryPath = new URL(import.meta.url).pathname;

/**
 * Loads the page anew when a file of the app cannot be had because another version has taken its place.
 * It happens once for a version; a file that is missing for another reason is an error of its page.
 */
export function reloadWhenReplaced(): void {
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
