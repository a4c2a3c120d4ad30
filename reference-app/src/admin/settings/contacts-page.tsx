import { linkMaxLength } from '@portal/domain/contract';
import { emailMaxLength } from '@portal/domain/guests';
import { portalSettingLimits, type PortalSettings } from '@portal/domain/portal';
import { Select, TextField } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { PictureField } from '../catalogue/picture/picture-field.tsx';
import { usePictureUpload } from '../catalogue/picture/use-picture-upload.ts';
import * as styles from './form/settings-form.css.ts';
import { SettingsForm } from './form/settings-form.tsx';
import type { SettingsPlan } from './form/use-settings-form.ts';

const keys = [
  'hotelName',
  'hotelSign',
  'receptionPhone',
  'restaurantPhone',
  'email',
  'copyright',
  'socialLinks',
  'timeZone',
] as const;

const plan: SettingsPlan<Pick<PortalSettings, (typeof keys)[number]>> = {
  id: 'contacts',
  keys,
  draftOf: ({ hotelName, hotelSign, receptionPhone, restaurantPhone, email, ...settings }) => ({
    ...{ hotelName, hotelSign, receptionPhone, restaurantPhone, email },
    copyright: settings.copyright,
    socialLinks: settings.socialLinks,
    timeZone: settings.timeZone,
  }),
  valuesOf: (draft) => draft,
};

/** Time zones by their names, the hotel's own among them even where the browser does not know it. */
function timeZones(current: string): { value: string; label: string }[] {
  const now = new Date();
  const names = new Set([...Intl.supportedValuesOf('timeZone'), current]);
  return [...names].sort().map((value) => {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone: value,
      timeZoneName: 'shortOffset',
    }).formatToParts(now);
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return { value, label: `${value.replaceAll('_', ' ')} (${offset})` };
  });
}

interface SignFieldProps {
  url: string | null;
  onChange: (url: string | null) => void;
}

function SignField({ url, onChange }: SignFieldProps) {
  const { t } = useTexts();
  const picture = usePictureUpload(onChange);
  return (
    <PictureField
      label={t('settings.contacts.hotelSign')}
      none={t('settings.contacts.noSign')}
      {...{ url, picture }}
      isWhole
      onRemove={() => onChange(null)}
    />
  );
}

/** What the hotel is called, how guests reach it, and what stands at the foot of their pages. */
export function ContactsPage() {
  const { t } = useTexts();
  return (
    <SettingsForm
      plan={plan}
      title={t('settings.section.contacts')}
      lead={t('settings.contacts.lead')}
    >
      {({ draft, edit, bind, errorAt }) => (
        <>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.contacts.hotel')}</legend>
            <TextField
              label={t('settings.contacts.hotelName')}
              hint={t('settings.contacts.hotelNameHint')}
              maxLength={portalSettingLimits.hotelNameMaxLength}
              {...bind('hotelName')}
            />
            <SignField
              url={draft.hotelSign?.url ?? null}
              onChange={(url) => edit({ hotelSign: url === null ? null : { url } })}
            />
            <p role="alert" className={styles.error}>
              {errorAt('hotelSign.url')}
            </p>
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.contacts.reach')}</legend>
            <div className={styles.pair}>
              <TextField
                type="tel"
                label={t('settings.contacts.reception')}
                hint={t('settings.contacts.receptionHint')}
                maxLength={portalSettingLimits.phoneMaxLength}
                {...bind('receptionPhone')}
              />
              <TextField
                type="tel"
                label={t('settings.contacts.restaurant')}
                hint={t('settings.contacts.restaurantHint')}
                maxLength={portalSettingLimits.phoneMaxLength}
                {...bind('restaurantPhone')}
              />
            </div>
            <TextField
              type="email"
              label={t('settings.contacts.email')}
              maxLength={emailMaxLength}
              {...bind('email')}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.contacts.foot')}</legend>
            <TextField
              label={t('settings.contacts.copyright')}
              maxLength={portalSettingLimits.copyrightMaxLength}
              {...bind('copyright')}
            />
            {draft.socialLinks.map(({ label, url }, index) => {
              const path = `socialLinks.${index}`;
              const write = (change: Partial<(typeof draft.socialLinks)[number]>) =>
                edit({
                  socialLinks: draft.socialLinks.map((link, at) =>
                    at === index ? { ...link, ...change } : link,
                  ),
                });
              return (
                <div key={path} className={styles.pair}>
                  <TextField
                    label={t('settings.contacts.social', { n: index + 1 })}
                    required
                    maxLength={portalSettingLimits.socialLabelMaxLength}
                    value={label}
                    error={errorAt(`${path}.label`)}
                    onChange={(event) => write({ label: event.currentTarget.value })}
                  />
                  <TextField
                    type="url"
                    label={t('settings.contacts.socialUrl', { n: index + 1 })}
                    required
                    maxLength={linkMaxLength}
                    value={url}
                    error={errorAt(`${path}.url`)}
                    onChange={(event) => write({ url: event.currentTarget.value })}
                  />
                </div>
              );
            })}
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.contacts.place')}</legend>
            <Select
              label={t('settings.contacts.timeZone')}
              hint={t('settings.contacts.timeZoneHint')}
              options={timeZones(draft.timeZone)}
              {...bind('timeZone')}
            />
          </fieldset>
        </>
      )}
    </SettingsForm>
  );
}
