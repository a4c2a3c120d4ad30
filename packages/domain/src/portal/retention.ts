import * as z from 'zod';

const year = 365;
const months = () => z.number().int().min(3).max(120);
// As long as claims can be made. @source Civil Code of the Russian Federation, article 196
const defaultBanquetMonths = 36;
const days = (min: number, max: number) => z.number().int().min(min).max(max);

/**
 * For how long the portal keeps what is about guests, as far as a hotel may choose. Bounds keep the portal
 * working: a ticket is still written in after a day, and claims about money can be made for years.
 */
export const retentionSchema = z.object({
  /** Days after which the pictures of a closed ticket are deleted. */
  ticketPictureDays: days(2, 10 * year),
  /** Days after which what was written in a closed ticket is deleted; null: never. */
  ticketMessageDays: days(2, 10 * year).nullable(),
  /** Days after which a message that could not be delivered is deleted. */
  undeliveredDays: days(7, year),
  /** Days after which an alert is deleted that was ticked off. */
  alertDays: days(30, 5 * year),
  /** Days after which an entry of the audit trail is deleted. */
  auditDays: days(180, 10 * year),
  /** Months without a sign-in, an order or a ticket after which a guest's data are erased; null: never. */
  idleGuestMonths: months().nullable(),
  /** Months after a banquet after which its customer's name, phone and wishes are erased; null: never. */
  banquetMonths: months().nullable().default(defaultBanquetMonths),
});
/** For how long the portal keeps what is about guests. */
export type Retention = z.output<typeof retentionSchema>;

/** What holds until the hotel chooses. */
export const defaultRetention: Retention = {
  ticketPictureDays: 90,
  ticketMessageDays: null,
  undeliveredDays: 90,
  alertDays: 400,
  // As long as claims can be made. @source Civil Code of the Russian Federation, article 196
  auditDays: 3 * year,
  idleGuestMonths: null,
  banquetMonths: defaultBanquetMonths,
};
