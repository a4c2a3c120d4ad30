import { Skeleton } from '@portal/ui';
import { Route, Routes } from 'react-router';
import { PagePlace } from '../../shared/loading/page-place.tsx';
import { SettingsHome } from './navigation/settings-home.tsx';
import { SettingsNavigation } from './navigation/settings-navigation.tsx';
import * as styles from './settings-page.css.ts';
import { settingsSections } from './navigation/settings-sections.ts';
import { UnknownSection } from './unknown-section.tsx';

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
              <PagePlace fallback={<Skeleton />}>
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
