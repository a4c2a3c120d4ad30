import { usePortalSetting } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { notice } from './notice.css.ts';

/** Says on every page that signing in protects nobody, while codes made in the browser are taken. */
export function CompatibilityNotice() {
  const { t } = useTexts();
  return usePortalSetting()?.browserCodes ? (
    <p className={notice}>{t('portal.browserCodes')}</p>
  ) : null;
}
