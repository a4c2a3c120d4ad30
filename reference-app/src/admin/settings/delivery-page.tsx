import { storeKinds } from '@portal/domain/catalogue';
import { portalSettingLimits } from '@portal/domain/portal';
import { TextArea, TextField } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { countOf } from './form/count-of.ts';
import * as styles from './form/settings-form.css.ts';
import { SettingsForm } from './form/settings-form.tsx';
import type { SettingsPlan } from './form/use-settings-form.ts';

const plan: SettingsPlan<Record<'text' | (typeof storeKinds)[number], string>> = {
  id: 'delivery',
  keys: ['delivery'],
  draftOf: ({ delivery: { text, minutes } }) => ({
    text,
    restaurant: String(minutes.restaurant ?? ''),
    shop: String(minutes.shop ?? ''),
    service: String(minutes.service ?? ''),
  }),
  valuesOf: ({ text, restaurant, shop, service }) => ({
    delivery: {
      text,
      minutes: { restaurant: countOf(restaurant), shop: countOf(shop), service: countOf(service) },
    },
  }),
};

/** What guests read of how their order comes to them, and how soon. */
export function DeliveryPage() {
  const { t } = useTexts();
  return (
    <SettingsForm
      plan={plan}
      title={t('settings.section.delivery')}
      lead={t('settings.delivery.lead')}
    >
      {({ bind }) => (
        <>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.delivery.words')}</legend>
            <TextArea
              label={t('settings.delivery.text')}
              hint={t('settings.delivery.textHint')}
              maxLength={portalSettingLimits.deliveryTextMaxLength}
              {...bind('text', 'delivery.text')}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.delivery.promise')}</legend>
            <p className={styles.hint}>{t('settings.delivery.promiseHint')}</p>
            <div className={styles.counts}>
              {storeKinds.map((kind) => (
                <TextField
                  key={kind}
                  inputMode="numeric"
                  label={t(`settings.delivery.minutes.${kind}`)}
                  {...bind(kind, `delivery.minutes.${kind}`)}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </SettingsForm>
  );
}
