import { Button } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { portal } from '../../shared/portal.ts';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { deviceOwner } from '../device.ts';
import * as styles from './profile-page.css.ts';

/** The ways out: here, or everywhere after a question. The next person on this device finds nothing. */
export function SignOut() {
  const { t } = useTexts();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leaving = useMutation({
    mutationFn: (where: 'here' | 'everywhere') =>
      where === 'here' ? portal.session.signOut() : portal.profile.signOutEverywhere(),
    onSuccess: () => {
      deviceOwner.leave();
      void navigate('/');
    },
    onError: (error) => {
      setAsking(false);
      showError(error);
    },
  });
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        busy={leaving.isPending && leaving.variables === 'here'}
        icon={<LogOut size="1em" aria-hidden="true" />}
        onClick={() => leaving.mutate('here')}
      >
        {t('profile.signOut')}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('profile.signOutEverywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('profile.signOutEverywhere.question')}
        description={t('profile.signOutEverywhere.hint')}
        cancel={t('profile.stay')}
        confirm={t('profile.signOutEverywhere')}
        isPending={leaving.isPending}
        onConfirm={() => leaving.mutate('everywhere')}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
