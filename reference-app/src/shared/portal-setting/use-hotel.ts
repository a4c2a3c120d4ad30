import { useTexts } from '../texts/texts-provider.tsx';
import { usePortalSetting } from './portal-setting-query.ts';

/** Whose portal this is. */
interface Hotel {
  /** What the hotel is called, or the portal where staff have given it no name. */
  readonly name: string;
  /** Whether staff have given it a name. */
  readonly isNamed: boolean;
  /** Null: the portal's own emblem. */
  readonly signUrl: string | null;
}

/** What the server wrote into the page: it stands there before the settings are read. */
function writtenInPage(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}

/** The hotel's name and sign, the same from the first moment on. */
export function useHotel(): Hotel {
  const { t } = useTexts();
  const setting = usePortalSetting();
  const name = setting ? setting.hotelName : writtenInPage('hotel-name');
  const signUrl = setting ? setting.hotelSign?.url : writtenInPage('hotel-sign');
  return { name: name || t('portal.name'), isNamed: Boolean(name), signUrl: signUrl || null };
}
