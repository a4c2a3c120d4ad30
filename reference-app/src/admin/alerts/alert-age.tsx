import { Badge } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useNow } from '../../shared/time/use-now.ts';

const hour = 60;
const day = 24 * hour;

/** For how long something that somebody must act on has stood there. */
export function AlertAge({ since }: { since: string }) {
  const { t } = useTexts();
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(since)) / 60_000));
  const words =
    minutes < hour
      ? t('alert.desk.age.minutes', { n: minutes })
      : minutes < day
        ? t('alert.desk.age.hours', { n: Math.floor(minutes / hour) })
        : t('alert.desk.age.days', { n: Math.floor(minutes / day) });
  return <Badge tone={minutes < hour ? 'warning' : 'danger'}>{words}</Badge>;
}
