import { adminPaths } from '@portal/domain/staff';
import { ErrorScreen, LinkButton } from '@portal/ui';
import { Route, Routes } from 'react-router';
import { PagePlace } from '../../shared/loading/page-place.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { SettingsHome } from './navigation/settings-home.tsx';
import { SettingsNavigation } from './navigation/settings-navigation.tsx';
import * as styles from './settings-page.css.ts';
import { settingsSections } from './navigation/settings-sections.ts';
import { Loading } from '../../shared/loading/loading.tsx';

/** The settings: what there is, and one section of it beside the list of all. */
export function SettingsPage() {
  return (
    <Routes>
      <Route index element={<SettingsHome />} />
      {settingsSections.map(({ id, page: { Component } }) => (
        <Route
          key={id}
          path={`${id}/*`}
          element={
            <div className={styles.page}>
              <SettingsNavigation current={id} />
              <PagePlace fallback={<Loading lines={1} />}>
                <Component />
              </PagePlace>
            </div>
          }
        />
      ))}
      <Route path="*" element={<UnknownSection />} />
    </Routes>
  );
}

/** An address below the settings that leads nowhere. */
function UnknownSection() {
  const { t } = useTexts();
  useTitle(t('settings.unknown.title'));
  return (
    <ErrorScreen
      title={t('settings.unknown.title')}
      message={t('settings.unknown.hint')}
      actions={<LinkButton href={adminPaths.settings}>{t('settings.all')}</LinkButton>}
    />
  );
}
