import { portal } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { SecondFactors } from '../second-factor/second-factors.tsx';
import { EntryPage } from './entry-page.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** All that the console shows to whoever may not be without a second factor and has none. */
export function FirstSecondFactor() {
  const { t } = useTexts();
  useTitle(t('admin.security.first'));
  return (
    <EntryPage title={t('admin.security.first')} lead={t('admin.security.firstHint')}>
      <SecondFactors
        onEnrolled={() => {
          portal.session.restore().catch(() => window.location.reload());
        }}
      />
      <SignOutButton />
    </EntryPage>
  );
}
