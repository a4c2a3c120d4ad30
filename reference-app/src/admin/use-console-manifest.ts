import { useEffect } from 'react';

/**
 * Names the console's own web app manifest while it is open: installed from here it opens on the console
 * again. On iPhone and iPad nothing else receives notifications.
 */
export function useConsoleManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const ofPortal = link?.getAttribute('href');
    if (!link || !ofPortal) return;
    link.setAttribute('href', '/console.webmanifest');
    return () => link.setAttribute('href', ofPortal);
  }, []);
}
