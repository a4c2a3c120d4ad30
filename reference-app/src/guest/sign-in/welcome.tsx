import { WelcomeScreen } from '@portal/ui';
import { useHotel } from '../../shared/portal-setting/use-hotel.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

/** «Добро пожаловать!», and to which hotel. */
export function Welcome({ onShown, onLeft }: { onShown: () => void; onLeft: () => void }) {
  const { t } = useTexts();
  const { name, isNamed } = useHotel();
  return (
    <WelcomeScreen
      title={t('auth.welcome')}
      message={isNamed && name}
      onShown={onShown}
      onLeft={onLeft}
    />
  );
}
