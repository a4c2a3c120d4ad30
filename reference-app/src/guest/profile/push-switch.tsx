import { PushSubscriptionError } from '@portal/client';
import { Button, Switch, useToaster } from '@portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portal } from '../../app/portal.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { pushObstacle, surroundings } from '../../shared/push/push-obstacle.ts';
import { pushStateQuery, switchPush } from '../../shared/push/push-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './push-switch.css.ts';

/** Notifications of this device: on, off, a trial, or what keeps them from it. */
export function PushSwitch() {
  const { t } = useTexts();
  const toaster = useToaster();
  const client = useQueryClient();
  const { data: state } = useQuery(pushStateQuery);

  function showFailure(error: Error): void {
    const title =
      error instanceof PushSubscriptionError
        ? t(`portal.push.${error.name}`)
        : describeError(error, t).message;
    toaster.show({ title: t('push.switch.failed'), message: title, tone: 'error' });
  }

  const change = useMutation({
    mutationFn: switchPush,
    onSuccess: (next) => client.setQueryData(pushStateQuery.queryKey, next),
    onError: showFailure,
  });
  const trial = useMutation({
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
    onError: (error) => toaster.show({ title: describeError(error, t).message, tone: 'error' }),
  });

  if (state === undefined) return null;
  const obstacle = pushObstacle(state, surroundings());
  return (
    <div className={styles.notifications}>
      <Switch
        label={t('push.switch.label')}
        hint={t(obstacle ?? 'push.switch.hint')}
        checked={change.isPending ? change.variables : state === 'on'}
        disabled={obstacle !== null}
        onChange={({ currentTarget }) => {
          if (!change.isPending) change.mutate(currentTarget.checked);
        }}
      />
      {state === 'on' && (
        <Button variant="secondary" busy={trial.isPending} onClick={() => trial.mutate()}>
          {t('push.try')}
        </Button>
      )}
    </div>
  );
}
