import { Badge, Select } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { deadLetterCountQuery } from '../../operations/dead-letters/dead-letter-queries.ts';
import { useUnsaved } from '../form/unsaved-settings.ts';
import * as styles from '../settings-page.css.ts';
import { settingsPath } from '../settings-paths.ts';
import { settingsGroups, settingsSections, type SettingsSection } from './settings-sections.ts';

/** The ways to the other sections: a list beside the page, or a choice above it where it is narrow. */
export function SettingsNavigation({ current }: { current: SettingsSection['id'] }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <nav aria-label={t('settings.sections')}>
      <div className={styles.side}>
        {settingsGroups.map((group) => {
          const sections = settingsSections.filter((section) => section.group === group);
          return (
            sections.length > 0 && (
              <div key={group} className={styles.group}>
                <p id={`settings-${group}`} className={styles.groupName}>
                  {t(`settings.group.${group}`)}
                </p>
                <ul aria-labelledby={`settings-${group}`} className={styles.list}>
                  {sections.map(({ id }) => (
                    <li key={id}>
                      <Link
                        to={settingsPath(id)}
                        aria-current={id === current ? 'page' : undefined}
                        className={styles.sideLink}
                      >
                        <span>{t(`settings.section.${id}`)}</span>
                        <UnsavedMark formId={id} />
                        {id === 'undelivered' && <DeadLetterCount />}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </div>
      <Select
        className={styles.choice}
        label={t('settings.choose')}
        value={current}
        options={settingsSections.map(({ id }) => ({
          value: id,
          label: t(`settings.section.${id}`),
        }))}
        onChange={(event) =>
          void navigate(settingsPath(event.target.value as SettingsSection['id']))
        }
      />
    </nav>
  );
}

/** Says beside a section that something is written in it and not saved. */
function UnsavedMark({ formId }: { formId: string }) {
  const { t } = useTexts();
  const { unsaved } = useUnsaved(formId);
  return unsaved && <Badge tone="warning">{t('settings.unsavedMark')}</Badge>;
}

/** How much there is that was not delivered; nothing where all was. */
function DeadLetterCount() {
  const { data = 0 } = useQuery(deadLetterCountQuery);
  return data > 0 && <Badge tone="danger">{data}</Badge>;
}
