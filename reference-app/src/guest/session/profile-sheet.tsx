import { formatPhone } from '@portal/domain';
import { BottomSheet, Button, useToaster } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { portal } from '../../app/portal.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { deviceOwner } from './device.ts';
import type { GuestAccount } from './use-guest.ts';

/** Who is signed in, and the way out. */
export function ProfileSheet({ guest, onClose }: { guest: GuestAccount; onClose: () => void }) {
  const { t } = useTexts();
  const toaster = useToaster();
  const signOut = useMutation({
    mutationFn: () => portal.session.signOut(),
    onSuccess: () => {
      deviceOwner.leave();
      onClose();
    },
    onError: (error) => {
      toaster.show({ title: describeError(error, t).message, tone: 'error' });
    },
  });
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={guest.name}
      description={formatPhone(guest.phone)}
      footer={
        <Button
          variant="secondary"
          fullWidth
          busy={signOut.isPending}
          icon={<LogOut size="1em" aria-hidden="true" />}
          onClick={() => signOut.mutate()}
        >
          {t('auth.signOut')}
        </Button>
      }
    />
  );
}
