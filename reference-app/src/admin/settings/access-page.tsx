import { phoneCountries } from '@portal/domain/phone';
import {
  codeDigitsChoices,
  type AccountBounds,
  type HotelNetworks,
  type SignInSettings,
} from '@portal/domain/portal';
import { Checkbox, Select, TextArea, TextField } from '@portal/ui';
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

const hotelLimits = [
  'codesPerDay',
  'failedTriesPerDay',
  'liveConnections',
  'handshakesPerMinute',
] as const satisfies readonly (keyof HotelNetworks)[];

const accountBounds = [
  'openUnpaidOrders',
  'openTickets',
  'picturesPerDay',
  'pictureMegabytesPerDay',
  'liveConnections',
] as const satisfies readonly (keyof AccountBounds)[];

/** Its field in the form: the hotel's networks have live connections too. */
const draftNameOf = <Name extends (typeof accountBounds)[number]>(name: Name) =>
  `account.${name}` as const;

type CountName =
  | (typeof counts)[number]
  | (typeof hotelLimits)[number]
  | ReturnType<typeof draftNameOf<(typeof accountBounds)[number]>>;

type AccessDraft = Record<CountName, string> &
  Pick<SignInSettings, 'countries' | 'secondFactorForAll'> & {
    /** One on each line. */
    readonly networks: string;
  };

function written<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

const plan: SettingsPlan<AccessDraft> = {
  id: 'access',
  keys: ['signIn', 'hotelNetworks', 'accountBounds'],
  draftOf: ({ signIn, hotelNetworks, accountBounds: bounds }) => ({
    ...written(counts, (name) => String(signIn[name])),
    ...written(hotelLimits, (name) => String(hotelNetworks[name])),
    'account.openUnpaidOrders': String(bounds.openUnpaidOrders),
    'account.openTickets': String(bounds.openTickets),
    'account.picturesPerDay': String(bounds.picturesPerDay),
    'account.pictureMegabytesPerDay': String(bounds.pictureMegabytesPerDay),
    'account.liveConnections': String(bounds.liveConnections),
    countries: signIn.countries,
    secondFactorForAll: signIn.secondFactorForAll,
    networks: hotelNetworks.networks.join('\n'),
  }),
  valuesOf: (draft) => ({
    signIn: {
      ...written(counts, (name) => countOf(draft[name])),
      countries: draft.countries,
      secondFactorForAll: draft.secondFactorForAll,
    },
    hotelNetworks: {
      ...written(hotelLimits, (name) => countOf(draft[name])),
      networks: networksIn(draft),
    },
    accountBounds: written(accountBounds, (name) => countOf(draft[draftNameOf(name)])),
  }),
};

function networksIn({ networks }: Pick<AccessDraft, 'networks'>): string[] {
  return networks.split(/[\s,;]+/).filter((network) => network !== '');
}

/** Who may sign in, with how long a code, and how often anything may be tried. */
export function AccessPage() {
  const { t, count } = useTexts();
  return (
    <SettingsForm plan={plan} title={t('settings.section.access')} lead={t('settings.access.lead')}>
      {({ draft, edit, bind, errorAt }) => {
        const field = (name: CountName, label: string, path: string) => (
          <TextField key={name} inputMode="numeric" required label={label} {...bind(name, path)} />
        );
        const limit = (name: (typeof counts)[number]) =>
          field(name, t(`settings.access.${name}`), `signIn.${name}`);
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
                <p role="alert" className={styles.error}>
                  {errorAt('signIn.countries')}
                </p>
              </fieldset>
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.sms')}</legend>
              <p className={styles.hint}>{t('settings.access.smsHint')}</p>
              <div className={styles.counts}>{smsLimits.map(limit)}</div>
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.checks')}</legend>
              <p className={styles.hint}>{t('settings.access.checksHint')}</p>
              <div className={styles.counts}>{checkLimits.map(limit)}</div>
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.hotel')}</legend>
              <p className={styles.hint}>{t('settings.access.hotelHint')}</p>
              <TextArea
                rows={3}
                spellCheck={false}
                label={t('settings.access.networks')}
                hint={t('settings.access.networksHint')}
                {...bind('networks')}
                error={networksIn(draft)
                  .map((_, index) => errorAt(`hotelNetworks.networks.${index}`))
                  .find((problem) => problem !== undefined)}
              />
              <div className={styles.counts}>
                {hotelLimits.map((name) =>
                  field(name, t(`settings.access.hotel.${name}`), `hotelNetworks.${name}`),
                )}
              </div>
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.accounts')}</legend>
              <p className={styles.hint}>{t('settings.access.accountsHint')}</p>
              <div className={styles.counts}>
                {accountBounds.map((name) =>
                  field(
                    draftNameOf(name),
                    t(`settings.access.account.${name}`),
                    `accountBounds.${name}`,
                  ),
                )}
              </div>
            </fieldset>
            <fieldset className={styles.group}>
              <legend className={styles.groupName}>{t('settings.access.staff')}</legend>
              {field(
                'staffIdleMinutes',
                t('settings.access.staffIdleMinutes'),
                'signIn.staffIdleMinutes',
              )}
              <Checkbox
                label={t('settings.access.secondFactorForAll')}
                checked={draft.secondFactorForAll}
                onChange={({ currentTarget: { checked } }) => edit({ secondFactorForAll: checked })}
              />
            </fieldset>
          </>
        );
      }}
    </SettingsForm>
  );
}
