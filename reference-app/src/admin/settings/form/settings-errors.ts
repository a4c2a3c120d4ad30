import { formatMoney, maxKopecks } from '@portal/domain/money';
import { portalSettingsSchema, type PortalSettings } from '@portal/domain/portal';
import { hotelNetworkError } from '@portal/domain/sign-in';
import type * as z from 'zod';
import type { Translate } from '../../../shared/texts/app-texts.ts';

/** What is wrong with a setting: where, as `delivery.minutes.shop`, and what to do. */
export interface SettingsError {
  readonly path: string;
  readonly message: string;
}

/** What keeps values from being saved. */
export function settingsErrors(
  values: Partial<Record<keyof PortalSettings, unknown>>,
  t: Translate,
): SettingsError[] {
  const { error } = portalSettingsSchema.partial().safeParse(values);
  return (error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    message: networkErrorText(issue, values, t) ?? errorText(issue, t),
  }));
}

/** Many stand in one field: it says of which it speaks. */
function networkErrorText(
  { path }: z.core.$ZodIssue,
  { hotelNetworks }: Partial<Record<keyof PortalSettings, unknown>>,
  t: Translate,
): string | null {
  const [key, name, index] = path;
  if (key !== 'hotelNetworks' || name !== 'networks') return null;
  const { networks } = hotelNetworks as PortalSettings['hotelNetworks'];
  const network = networks[Number(index)] ?? '';
  const problem = hotelNetworkError(network);
  return problem && t(`settings.fault.${problem}`, { network });
}

function errorText(issue: z.core.$ZodIssue, t: Translate): string {
  const field = issue.path.at(-1);
  if (field === 'email' || field === 'receiptEmail') return t('auth.email.invalid');
  if (field === 'cardPaymentMin' || field === 'cardPaymentMax') {
    return t('settings.fault.sum', { min: formatMoney(1), max: formatMoney(maxKopecks) });
  }
  if (field === 'paymentSystems') return t('settings.fault.sameSystem');
  switch (issue.code) {
    case 'invalid_type':
      return t('settings.fault.number');
    case 'too_small':
      if (issue.origin === 'array') return t('settings.fault.none');
      return issue.origin === 'string'
        ? t('settings.fault.empty')
        : t('settings.fault.atLeast', { n: Number(issue.minimum) + (issue.inclusive ? 0 : 1) });
    case 'too_big':
      return issue.origin === 'string'
        ? t('settings.fault.tooLong', { n: String(issue.maximum) })
        : t('settings.fault.atMost', { n: String(issue.maximum) });
    case 'invalid_format':
      return t(issue.format === 'url' ? 'settings.fault.link' : 'settings.fault.signs');
    default:
      return t('settings.fault.other');
  }
}
