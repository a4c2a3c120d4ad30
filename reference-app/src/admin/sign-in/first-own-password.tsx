import { Button } from '@portal/ui';
import { useId } from 'react';
import { portal } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { OwnPasswordForm, useOwnPassword } from '../staff/own-account/own-password-form.tsx';
import { EntryPage } from './entry-page.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** All that the console shows to whoever signed in with a password that the portal made up. */
export function FirstOwnPassword() {
  const { t } = useTexts();
  const formId = useId();
  // The account says whether the console is open; without an answer the page asks again as it loads.
  const form = useOwnPassword(() => {
    portal.session.restore().catch(() => window.location.reload());
  });
  useTitle(t('admin.staff.own.first'));
  return (
    <EntryPage title={t('admin.staff.own.first')} lead={t('admin.staff.own.firstHint')}>
      <OwnPasswordForm formId={formId} form={form} />
      <Button type="submit" form={formId} size="large" fullWidth busy={form.isPending}>
        {t('admin.staff.own')}
      </Button>
      <SignOutButton />
    </EntryPage>
  );
}
