import {
  defaultPortalSettings,
  type AccountBounds,
  type PortalSettings,
} from '@portal/domain/portal';
import { signInRules } from '@portal/domain/sign-in';
import type { Environment } from '../../config/environment.ts';

/** What holds until staff set it: the domain's defaults with what the environment, or whoever starts it, chooses. */
export function settingDefaults(
  environment: Environment,
  bounds: Partial<AccountBounds> = {},
): PortalSettings {
  return {
    ...defaultPortalSettings,
    accountBounds: { ...defaultPortalSettings.accountBounds, ...bounds },
    hotelNetworks: {
      ...defaultPortalSettings.hotelNetworks,
      networks: environment.HOTEL_NETWORKS,
    },
    receiptEmail: environment.YOOKASSA_RECEIPT_EMAIL ?? '',
    signIn: {
      ...defaultPortalSettings.signIn,
      codeDigits: environment.OTP_DIGITS === 6 ? 6 : signInRules.codeDigits,
      smsPerDay: environment.SMS_DAILY_BUDGET,
      codesPerAddressPerHour: environment.SMS_PER_ADDRESS_PER_HOUR,
      codesPerAddressPerDay: environment.SMS_PER_ADDRESS_PER_DAY,
      failedChecksPerPhonePerDay: environment.OTP_FAILED_CHECKS_PER_PHONE_PER_DAY,
      failedChecksPerAddressPerHour: environment.OTP_FAILED_CHECKS_PER_ADDRESS_PER_HOUR,
      failedChecksPerDay: environment.OTP_FAILED_CHECKS_PER_DAY,
      staffIdleMinutes: environment.STAFF_IDLE_MINUTES,
    },
  };
}
