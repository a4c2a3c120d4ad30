import { WelcomeScreen } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

/** «Добро пожаловать!» */
export function Welcome({ onShown, onLeft }: { onShown: () => void; onLeft: () => void }) {
  const { t } = useTexts();
  return <WelcomeScreen title={t('auth.welcome')} onShown={onShown} onLeft={onLeft} />;
}
