import { Switch } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { setOrderSound, useOrderSound } from './order-sound.ts';
import { orderTone } from './order-tone.ts';

/** Whether new orders ring on this device; lets hear how when it is switched on. */
export function SoundSwitch() {
  const { t } = useTexts();
  const isOn = useOrderSound();
  return (
    <Switch
      label={t('admin.orders.sound')}
      hint={t('admin.orders.sound.hint')}
      checked={isOn}
      onChange={({ target }) => {
        setOrderSound(target.checked);
        if (target.checked) orderTone().ring();
      }}
    />
  );
}
