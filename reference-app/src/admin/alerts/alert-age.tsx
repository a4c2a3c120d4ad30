import { Badge } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import type { Translate } from '../../shared/texts/app-texts.ts';

const hour = 60;
const day = 24 * hour;

/** For how long something that somebody must act on has stood there. */
export function AlertAge({ since }: { since: string }) {
  const { t } = useTexts();
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(since)) / 60_000));
  return <Badge tone={minutes < hour ? 'warning' : 'danger'}>{ageText(t, minutes)}</Badge>;
}

function ageText(t: Translate, minutes: number): string {
  if (minutes === 0) return t('alert.admin.age.now');
  if (minutes < hour) return t('alert.admin.age.minutes', { n: minutes });
  if (minutes < day) return t('alert.admin.age.hours', { n: Math.floor(minutes / hour) });
  return t('alert.admin.age.days', { n: Math.floor(minutes / day) });
}
