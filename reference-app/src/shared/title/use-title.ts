import { useEffect } from 'react';
import { useTexts } from '../texts/texts-provider.tsx';

/** Names the page in the browser's tab, with the portal's name after it. */
export function useTitle(title: string): void {
  const { t } = useTexts();
  const portalName = t('portal.name');
  useEffect(() => {
    document.title = title === portalName ? portalName : `${title} — ${portalName}`;
  }, [title, portalName]);
}
