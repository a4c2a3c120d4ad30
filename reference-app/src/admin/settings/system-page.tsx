import { portalSettingLimits } from '@portal/domain/portal';
import { Checkbox, TextField } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { countOf } from './form/count-of.ts';
import * as styles from './form/settings-form.css.ts';
import { SettingsForm } from './form/settings-form.tsx';
import type { SettingsPlan } from './form/use-settings-form.ts';

interface SystemDraft {
  readonly guestRole: string;
  readonly debug: boolean;
  readonly metrikaId: string;
}

const plan: SettingsPlan<SystemDraft> = {
  id: 'system',
  keys: ['guestRole', 'debug', 'metrikaId'],
  draftOf: ({ guestRole, debug, metrikaId }) => ({
    ...{ guestRole, debug },
    metrikaId: String(metrikaId ?? ''),
  }),
  valuesOf: ({ guestRole, debug, metrikaId }) => ({
    ...{ guestRole, debug },
    metrikaId: countOf(metrikaId),
  }),
};

/** What only whoever set the portal up has a use for. */
export function SystemPage() {
  const { t } = useTexts();
  return (
    <SettingsForm plan={plan} title={t('settings.section.system')} lead={t('settings.system.lead')}>
      {({ draft, edit, bind }) => (
        <fieldset className={styles.group}>
          <legend className={styles.groupName}>{t('settings.section.system')}</legend>
          <TextField
            label={t('settings.system.guestRole')}
            hint={t('settings.system.guestRoleHint')}
            required
            maxLength={portalSettingLimits.guestRoleMaxLength}
            {...bind('guestRole')}
          />
          <TextField
            inputMode="numeric"
            label={t('settings.system.metrikaId')}
            hint={t('settings.system.metrikaIdHint')}
            {...bind('metrikaId')}
          />
          <Checkbox
            label={t('settings.system.debug')}
            hint={t('settings.system.debugHint')}
            checked={draft.debug}
            onChange={(event) => edit({ debug: event.currentTarget.checked })}
          />
        </fieldset>
      )}
    </SettingsForm>
  );
}
