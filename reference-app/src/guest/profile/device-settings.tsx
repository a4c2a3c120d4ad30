import { localeNames, locales } from '@portal/domain/texts';
import { RadioGroup } from '@portal/ui';
import { PushSwitch } from '../../shared/push/push-switch.tsx';
import { chooseColourScheme, colourSchemes, useColourScheme } from '../../shared/colour-scheme.ts';
import { useSetLocale, useTexts } from '../../shared/texts/texts-provider.tsx';
import { CounterChoiceGroup } from '../privacy/counter-choice.tsx';
import * as styles from './profile-page.css.ts';

/** What is chosen for this device alone: notifications, language, by day or by night. */
export function DeviceSettings({ isGuest }: { isGuest: boolean }) {
  const { t, locale } = useTexts();
  const setLocale = useSetLocale();
  const scheme = useColourScheme();
  return (
    <>
      <h2 className={styles.title}>{t('profile.device')}</h2>
      <div className={styles.form}>
        {isGuest && <PushSwitch hint={t('push.switch.hint')} />}
        <RadioGroup
          label={t('profile.scheme')}
          options={colourSchemes.map((value) => ({ value, label: t(`profile.scheme.${value}`) }))}
          value={scheme}
          onValueChange={chooseColourScheme}
        />
        <RadioGroup
          label={t('portal.language')}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          value={locale}
          onValueChange={setLocale}
        />
        <CounterChoiceGroup />
      </div>
    </>
  );
}
