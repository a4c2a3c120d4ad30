import { emailMaxLength } from '@portal/domain/guests';
import { kopecksFromRoubles, roublesFromKopecks } from '@portal/domain/money';
import { unpaidOrderMinutesMax, type PaymentSystem } from '@portal/domain/portal';
import { Button, TextField } from '@portal/ui';
import { Plus, Trash2 } from 'lucide-react';
import { usePortalSetting } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { readAmount, writeAmount } from '../../amounts/written-amount.ts';
import { countOf } from '../form/count-of.ts';
import * as styles from '../form/settings-form.css.ts';
import { SettingsForm } from '../form/settings-form.tsx';
import type { SettingsPlan } from '../form/use-settings-form.ts';

const plan: SettingsPlan<{
  paymentSystems: readonly PaymentSystem[];
  cardPaymentMin: string;
  cardPaymentMax: string;
  unpaidOrderMinutes: string;
  receiptEmail: string;
  refundConfirmAbove: string;
}> = {
  id: 'payments',
  keys: [
    ...(['paymentSystems', 'cardPaymentMin', 'cardPaymentMax'] as const),
    ...(['unpaidOrderMinutes', 'receiptEmail', 'refundConfirmAbove'] as const),
  ],
  draftOf: ({ paymentSystems, receiptEmail, ...settings }) => ({
    ...{ paymentSystems, receiptEmail },
    cardPaymentMin: writeAmount(roublesFromKopecks(settings.cardPaymentMin)),
    cardPaymentMax: writeAmount(roublesFromKopecks(settings.cardPaymentMax)),
    unpaidOrderMinutes: String(settings.unpaidOrderMinutes),
    refundConfirmAbove: String(settings.refundConfirmAbove),
  }),
  valuesOf: ({ unpaidOrderMinutes, refundConfirmAbove, ...draft }) => ({
    ...draft,
    cardPaymentMin: kopecksOf(draft.cardPaymentMin),
    cardPaymentMax: kopecksOf(draft.cardPaymentMax),
    unpaidOrderMinutes: countOf(unpaidOrderMinutes),
    refundConfirmAbove: countOf(refundConfirmAbove),
  }),
};

/** What is written in roubles; null for what is no amount. */
function kopecksOf(written: string): number | null {
  const roubles = readAmount(written);
  return roubles === null ? null : kopecksFromRoubles(roubles);
}

const systemsMax = 20;
const fields = [
  { name: 'title', maxLength: 100 },
  { name: 'title_staff', maxLength: 100 },
  { name: 'title_system', maxLength: 50 },
] as const;

/** What guests can pay with beside cash and card on delivery, how long that is waited for, and receipts. */
export function PaymentsPage() {
  const { t } = useTexts();
  const online = usePortalSetting()?.onlinePaymentSystems;
  return (
    <SettingsForm
      plan={plan}
      title={t('settings.section.payments')}
      lead={t('settings.payments.lead')}
    >
      {({ draft: { paymentSystems }, edit, bind, errorAt }) => (
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
                  error={errorAt(`paymentSystems.${index}.${name}`)}
                  onChange={(event) => {
                    const changed = { ...system, [name]: event.currentTarget.value };
                    edit({ paymentSystems: paymentSystems.with(index, changed) });
                  }}
                />
              ))}
              {online && system.title_system !== '' && (
                <p role="status" className={styles.hint}>
                  {online.includes(system.title_system)
                    ? t('settings.payments.online')
                    : t('settings.payments.withStaff', { names: online.join(', ') })}
                </p>
              )}
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
          <p role="alert" className={styles.error}>
            {errorAt('paymentSystems')}
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
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.payments.card')}</legend>
            <div className={styles.counts}>
              {(['cardPaymentMin', 'cardPaymentMax'] as const).map((name) => (
                <TextField
                  key={name}
                  inputMode="decimal"
                  autoComplete="off"
                  required
                  label={t(`settings.payments.${name}`)}
                  {...bind(name)}
                />
              ))}
            </div>
            <p className={styles.hint}>{t('settings.payments.card.hint')}</p>
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.payments.unpaid')}</legend>
            <TextField
              inputMode="numeric"
              autoComplete="off"
              required
              label={t('settings.payments.unpaidOrderMinutes')}
              hint={t('settings.payments.unpaidOrderMinutes.hint', { n: unpaidOrderMinutesMax })}
              {...bind('unpaidOrderMinutes')}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.payments.refunds')}</legend>
            <TextField
              inputMode="numeric"
              autoComplete="off"
              required
              label={t('settings.payments.refundConfirmAbove')}
              hint={t('settings.payments.refundConfirmAbove.hint')}
              {...bind('refundConfirmAbove')}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.payments.receipts')}</legend>
            <TextField
              type="email"
              label={t('settings.payments.receiptEmail')}
              hint={t('settings.payments.receiptEmail.hint')}
              maxLength={emailMaxLength}
              {...bind('receiptEmail')}
            />
          </fieldset>
        </>
      )}
    </SettingsForm>
  );
}
