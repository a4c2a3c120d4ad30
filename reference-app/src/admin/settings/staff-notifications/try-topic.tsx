import { Button, useToaster } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useErrorToast } from '../../../shared/errors/error-toast.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import * as styles from '../form/settings-form.css.ts';

/** Sends a message into a topic, to see that the chat, the bot and the number fit together. */
export function TryTopic({ threadId }: { threadId: number | null }) {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const isThread = threadId !== null && Number.isInteger(threadId) && threadId > 0;
  const trying = useMutation({
    mutationFn: (thread: number) =>
      staffPortal.staffChat.write({
        message: t('settings.staffNotifications.tryText'),
        message_thread_id: thread,
      }),
    onSuccess: () =>
      toaster.show({
        title: t('settings.staffNotifications.tried'),
        message: t('settings.staffNotifications.triedHint'),
      }),
    onError: (error) => showError(error, t('settings.staffNotifications.tryFailed')),
  });
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="small"
        icon={<Send size="1em" aria-hidden="true" />}
        disabled={!isThread}
        busy={trying.isPending}
        onClick={() => {
          if (isThread) trying.mutate(threadId);
        }}
      >
        {t('settings.staffNotifications.try')}
      </Button>
    </div>
  );
}
