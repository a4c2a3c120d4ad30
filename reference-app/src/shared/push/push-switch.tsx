import { PushSubscriptionError } from '@portal/client';
import { Button, Skeleton, Switch, useToaster } from '@portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portal } from '../portal.ts';
import { useErrorToast } from '../errors/error-toast.ts';
import { pushObstacle, surroundings } from './push-obstacle.ts';
import { pushStateQuery, switchPush } from './push-queries.ts';
import { useTexts } from '../texts/texts-provider.tsx';
import * as styles from './push-switch.css.ts';

interface PushSwitchProps {
  /** What is told of where they are on. */
  hint: string;
}

/** Notifications of this device: on, off, a trial, or what keeps them from it. */
export function PushSwitch({ hint }: PushSwitchProps) {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { data: state, isPending } = useQuery(pushStateQuery);

  const change = useMutation({
    mutationFn: switchPush,
    onSuccess: (next) => client.setQueryData(pushStateQuery.queryKey, next),
    onError: (error) =>
      showError(
        error instanceof PushSubscriptionError ? t(`portal.push.${error.name}`) : error,
        t('push.switch.failed'),
      ),
  });
  const test = useMutation({
    mutationFn: async () => {
      const outcome = await portal.push.test();
      if (outcome === 'lost') await portal.push.unsubscribe();
      return outcome;
    },
    onSuccess: (outcome) => {
      if (outcome === 'lost') client.setQueryData(pushStateQuery.queryKey, 'off');
      const isSent = outcome === 'sent';
      toaster.show({
        title: t(isSent ? 'push.try.sent' : 'push.try.lost'),
        tone: isSent ? 'success' : 'error',
      });
    },
    onError: (error) => showError(error),
  });

  if (isPending) return <Skeleton variant="control" />;
  if (state === undefined) return null;
  const obstacle = pushObstacle(state, surroundings());
  return (
    <div className={styles.notifications}>
      <Switch
        label={t('push.switch.label')}
        hint={obstacle === null ? hint : t(obstacle)}
        checked={change.isPending ? change.variables : state === 'on'}
        disabled={obstacle !== null}
        onChange={({ currentTarget }) => {
          if (!change.isPending) change.mutate(currentTarget.checked);
        }}
      />
      {state === 'on' && (
        <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate()}>
          {t('push.try')}
        </Button>
      )}
    </div>
  );
}
