import { z } from 'zod';
import { defaultStaffThreads } from '../notices/staff-chat.ts';
import { phoneCountries } from '../phone/phone.ts';
import { sessionRules, signInRules } from '../sign-in/sign-in-rules.ts';

/** Number of a topic of the staff chat, as Telegram knows it. */
const threadIdSchema = z.number().int().positive().max(2_147_483_647);

/** How often something may happen: at least once. */
const limitSchema = z.number().int().positive().max(100_000);

/** The digits that a sign-in code can be told to have. */
export const codeDigitsChoices = [4, 6] as const;

/** The limits of signing in that a hotel may choose, and whose phones may sign in. */
export const signInSettingsSchema = z.object({
  codeDigits: z.literal(codeDigitsChoices),
  countries: z.array(z.enum(phoneCountries)).min(1).max(phoneCountries.length),
  /** SMS the portal sends in a day of the hotel. */
  smsPerDay: limitSchema,
  codesPerAddressPerHour: limitSchema,
  codesPerAddressPerDay: limitSchema,
  failedChecksPerPhonePerDay: limitSchema,
  failedChecksPerAddressPerHour: limitSchema,
  /** Of the whole portal; past it, codes are longer until the day ends. */
  failedChecksPerDay: limitSchema,
  /** Minutes after which an unused session of staff ends. */
  staffIdleMinutes: z
    .number()
    .int()
    .positive()
    .max(sessionRules.staff.maxSeconds / 60),
});
/** The limits of signing in that a hotel may choose. */
export type SignInSettings = z.output<typeof signInSettingsSchema>;

/** Settings that nobody but the role admin reads. */
export const staffSettingsSchema = z.object({
  /** The topics of the staff chat that notices go to. */
  staffThreads: z.object({
    rating: threadIdSchema,
    delivery: threadIdSchema,
    support: threadIdSchema,
    code: threadIdSchema,
  }),
  /** Of what the staff chat is told; alarms and what staff write themselves always go there. */
  staffNotices: z.object({ rating: z.boolean(), delivery: z.boolean(), support: z.boolean() }),
  signIn: signInSettingsSchema,
});

const [perHour, perDay] = signInRules.codesPerAddress;

/** Those settings of a portal that nobody has set up yet. */
export const defaultStaffSettings: z.output<typeof staffSettingsSchema> = {
  staffThreads: defaultStaffThreads,
  staffNotices: { rating: true, delivery: true, support: true },
  signIn: {
    codeDigits: signInRules.codeDigits,
    countries: ['RU'],
    smsPerDay: signInRules.smsPerDay,
    codesPerAddressPerHour: perHour.points,
    codesPerAddressPerDay: perDay.points,
    failedChecksPerPhonePerDay: signInRules.failedChecks.perPhone.points,
    failedChecksPerAddressPerHour: signInRules.failedChecks.perAddress.points,
    failedChecksPerDay: signInRules.failedChecks.perPortal.points,
    staffIdleMinutes: sessionRules.staff.idleSeconds / 60,
  },
};
