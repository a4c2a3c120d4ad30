import type { PaymentSystem } from '@portal/domain';
import { Button, TextField } from '@portal/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './form/settings-form.css.ts';
import { SettingsForm } from './form/settings-form.tsx';
import type { SettingsPlan } from './form/use-settings-form.ts';

const plan: SettingsPlan<{ paymentSystems: readonly PaymentSystem[] }> = {
  id: 'payments',
  keys: ['paymentSystems'],
  draftOf: ({ paymentSystems }) => ({ paymentSystems }),
  valuesOf: (draft) => draft,
};
const systemsMax = 20;
const fields = [
  { name: 'title', maxLength: 100 },
  { name: 'title_staff', maxLength: 100 },
  { name: 'title_system', maxLength: 50 },
] as const;

/** What guests can pay with at once, beside cash and card on delivery. */
export function PaymentsPage() {
  const { t } = useTexts();
  return (
    <SettingsForm
      plan={plan}
      title={t('settings.section.payments')}
      lead={t('settings.payments.lead')}
    >
      {({ draft: { paymentSystems }, edit, faultAt }) => (
        <>
          {paymentSystems.length === 0 && <p>{t('settings.payments.none')}</p>}
          {paymentSystems.map((system, index) => (
            <fieldset key={index} className={styles.group}>
              <legend className={styles.groupName}>
                {t('settings.payments.nth', { n: index + 1 })}
              </legend>
              {fields.map(({ name, maxLength }) => (
                <TextField
                  key={name}
                  label={t(`settings.payments.${name}`)}
                  hint={t(`settings.payments.${name}.hint`)}
                  required
                  maxLength={maxLength}
                  value={system[name]}
                  error={faultAt(`paymentSystems.${index}.${name}`)}
                  onChange={(event) => {
                    const changed = { ...system, [name]: event.currentTarget.value };
                    edit({ paymentSystems: paymentSystems.with(index, changed) });
                  }}
                />
              ))}
              <div className={styles.actions}>
                <Button
                  variant="secondary"
                  size="small"
                  icon={<Trash2 size="1em" aria-hidden="true" />}
                  onClick={() => edit({ paymentSystems: paymentSystems.toSpliced(index, 1) })}
                >
                  {t('settings.payments.remove', { name: system.title })}
                </Button>
              </div>
            </fieldset>
          ))}
          <p role="alert" className={styles.fault}>
            {faultAt('paymentSystems')}
          </p>
          {paymentSystems.length < systemsMax && (
            <div className={styles.actions}>
              <Button
                variant="secondary"
                icon={<Plus size="1em" aria-hidden="true" />}
                onClick={() =>
                  edit({
                    paymentSystems: [
                      ...paymentSystems,
                      { title: '', title_staff: '', title_system: '' },
                    ],
                  })
                }
              >
                {t('settings.payments.add')}
              </Button>
            </div>
          )}
        </>
      )}
    </SettingsForm>
  );
}
