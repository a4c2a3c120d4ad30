import { PageHeader } from '@portal/ui';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import * as styles from '../settings-page.css.ts';
import { settingsPath } from '../settings-paths.ts';
import { settingsGroups, settingsSections } from './settings-sections.ts';

/** What can be set and looked at, group by group. */
export function SettingsHome() {
  const { t } = useTexts();
  useTitle(t('settings.title'));
  return (
    <div className={styles.home}>
      <PageHeader title={t('settings.title')} subtitle={t('settings.lead')} />
      {settingsGroups.map((group) => {
        const sections = settingsSections.filter((section) => section.group === group);
        return (
          sections.length > 0 && (
            <section key={group} className={styles.homeGroup} aria-labelledby={`home-${group}`}>
              <h2 id={`home-${group}`} className={styles.homeGroupName}>
                {t(`settings.group.${group}`)}
              </h2>
              <ul className={styles.cards}>
                {sections.map(({ id }) => (
                  <li key={id}>
                    <Link to={settingsPath(id)} className={styles.card}>
                      <span className={styles.cardName}>{t(`settings.section.${id}`)}</span>
                      <span className={styles.cardHint}>{t(`settings.section.${id}.hint`)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
