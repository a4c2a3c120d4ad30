import { codeDigitsChoices, phoneCountries, type SignInSettings } from '@portal/domain';
import { Checkbox, Select, TextField } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { countOf } from './form/count-of.ts';
import * as styles from './form/settings-form.css.ts';
import { SettingsForm } from './form/settings-form.tsx';
import type { SettingsPlan } from './form/use-settings-form.ts';

const smsLimits = ['smsPerDay', 'codesPerAddressPerHour', 'codesPerAddressPerDay'] as const;
const checkLimits = [
  'failedChecksPerPhonePerDay',
  'failedChecksPerAddressPerHour',
  'failedChecksPerDay',
] as const;
const counts = [...smsLimits, ...checkLimits, 'staffIdleMinutes', 'codeDigits'] as const;

type AccessDraft = Record<(typeof counts)[number], string> & Pick<SignInSettings, 'countries'>;

function written<Value>(
  valueOf: (name: (typeof counts)[number]) => Value,
): Record<(typeof counts)[number], Value> {
  return Object.fromEntries(counts.map((name) => [name, valueOf(name)])) as ReturnType<
    typeof written<Value>
  >;
}

const plan: SettingsPlan<AccessDraft> = {
  id: 'access',
  keys: ['signIn'],
  draftOf: ({ signIn }) => ({
    ...written((name) => String(signIn[name])),
    countries: signIn.countries,
  }),
  valuesOf: (draft) => ({
    signIn: { ...written((name) => countOf(draft[name])), countries: draft.countries },
  }),
};

/** Who may sign in, with how long a code, and how often anything may be tried. */
export function AccessPage() {
  const { t, count } = useTexts();
  return (
    <SettingsForm plan={plan} title={t('settings.section.access')} lead={t('settings.access.lead')}>
      {({ draft, edit, bind, faultAt }) => {
        const limit = (name: (typeof counts)[number]) => (
          <TextField
            key={name}
            inputMode="numeric"
            required
            label={t(`settings.access.${name}`)}
            {...bind(name, `signIn.${name}`)}
          />
        );
        return (
          <>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.codes')}</legend>
              <Select
                label={t('settings.access.codeDigits')}
                hint={t('settings.access.codeDigitsHint')}
                options={codeDigitsChoices.map((digits) => ({
                  value: String(digits),
                  label: count('settings.access.digits', digits),
                }))}
                {...bind('codeDigits', 'signIn.codeDigits')}
              />
              <fieldset className={styles.plain}>
                <legend className={styles.plainName}>{t('settings.access.countries')}</legend>
                {phoneCountries.map((country) => (
                  <Checkbox
                    key={country}
                    label={t(`settings.access.country.${country}`)}
                    checked={draft.countries.includes(country)}
                    onChange={({ currentTarget: { checked } }) =>
                      edit({
                        countries: phoneCountries.filter((each) =>
                          each === country ? checked : draft.countries.includes(each),
                        ),
                      })
                    }
                  />
                ))}
                <p role="alert" className={styles.fault}>
                  {faultAt('signIn.countries')}
                </p>
              </fieldset>
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.sms')}</legend>
              <p className={styles.hint}>{t('settings.access.smsHint')}</p>
              {smsLimits.map(limit)}
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.checks')}</legend>
              <p className={styles.hint}>{t('settings.access.checksHint')}</p>
              {checkLimits.map(limit)}
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.staff')}</legend>
              {limit('staffIdleMinutes')}
            </fieldset>
          </>
        );
      }}
    </SettingsForm>
  );
}
