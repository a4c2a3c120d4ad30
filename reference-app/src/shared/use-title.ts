import { usePageAnnouncement } from '@portal/ui';
import { useEffect } from 'react';
import { useHotel } from './portal-setting/use-hotel.ts';
import { useTexts } from './texts/texts-provider.tsx';

/**
 * Names the page in the browser's tab, with the hotel's name after it, and says that the page has
 * come when it is not the first one.
 *
 * @param title - `undefined` while what the page names is being read
 */
export function useTitle(title: string | undefined): void {
  const { t } = useTexts();
  const { name: portalName } = useHotel();
  const shown = title ?? t('portal.loading');
  useEffect(() => {
    document.title = shown === portalName ? portalName : `${shown} — ${portalName}`;
  }, [shown, portalName]);
  usePageAnnouncement(title);
}
