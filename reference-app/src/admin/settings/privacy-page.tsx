import { portalSettingLimits } from '@portal/domain/portal';
import { TextArea, TextField } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { countOf } from './form/count-of.ts';
import * as styles from './form/settings-form.css.ts';
import { SettingsForm } from './form/settings-form.tsx';
import type { SettingsPlan } from './form/use-settings-form.ts';

/** What may be left empty is then kept for good. */
const optional = ['ticketMessageDays', 'idleGuestMonths', 'banquetMonths'] as const;
const always = ['ticketPictureDays', 'undeliveredDays', 'alertDays', 'auditDays'] as const;

type PrivacyDraft = Record<'text' | (typeof optional)[number] | (typeof always)[number], string>;

const plan: SettingsPlan<PrivacyDraft> = {
  id: 'privacy',
  keys: ['privacyText', 'retention'],
  draftOf: ({ privacyText, retention }) => ({
    text: privacyText,
    ticketPictureDays: String(retention.ticketPictureDays),
    ticketMessageDays: String(retention.ticketMessageDays ?? ''),
    undeliveredDays: String(retention.undeliveredDays),
    alertDays: String(retention.alertDays),
    auditDays: String(retention.auditDays),
    idleGuestMonths: String(retention.idleGuestMonths ?? ''),
    banquetMonths: String(retention.banquetMonths ?? ''),
  }),
  valuesOf: ({ text, ...typed }) => ({
    privacyText: text,
    retention: {
      ticketPictureDays: countOf(typed.ticketPictureDays),
      ticketMessageDays: countOf(typed.ticketMessageDays),
      undeliveredDays: countOf(typed.undeliveredDays),
      alertDays: countOf(typed.alertDays),
      auditDays: countOf(typed.auditDays),
      idleGuestMonths: countOf(typed.idleGuestMonths),
      banquetMonths: countOf(typed.banquetMonths),
    },
  }),
};

/** What guests read of their data, and for how long the portal keeps them. */
export function PrivacyPage() {
  const { t } = useTexts();
  return (
    <SettingsForm
      plan={plan}
      title={t('settings.section.privacy')}
      lead={t('settings.privacy.lead')}
    >
      {({ bind }) => (
        <>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.privacy.words')}</legend>
            <TextArea
              label={t('settings.privacy.text')}
              hint={t('settings.privacy.textHint')}
              maxLength={portalSettingLimits.privacyTextMaxLength}
              {...bind('text', 'privacyText')}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.groupName}>{t('settings.privacy.retention')}</legend>
            <p className={styles.hint}>{t('settings.privacy.retentionHint')}</p>
            <div className={styles.counts}>
              {[...always, ...optional].map((name) => (
                <TextField
                  key={name}
                  inputMode="numeric"
                  required={always.some((each) => each === name)}
                  label={t(`settings.privacy.${name}`)}
                  {...bind(name, `retention.${name}`)}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </SettingsForm>
  );
}
