import type { StaffRole } from '@portal/domain/contract';
import type { FieldKind } from './hostile-values.ts';

/** Guests with things of their own; several, so that nobody comes near the limits of one account. */
export const settledGuests = [
  'guest',
  'anotherGuest',
  'askingGuest',
  'writingGuest',
  'ratingGuest',
] as const;

/** A guest with things of their own. */
type SettledGuest = (typeof settledGuests)[number];
/** Who makes a call; of staff each call has a member to itself. */
export type Caller = 'anon' | SettledGuest | StaffRole;

/** Things of the hotel that stand in the portal when the calls are made. */
export interface HotelThings {
  readonly storeId: number;
  readonly roomId: number;
  readonly productId: number;
  readonly categoryId: number;
  readonly banquetId: number;
  readonly cannedReplyId: number;
}

/** Things of a guest. */
export interface OwnThings {
  readonly guestId: number;
  readonly phone: string;
  readonly orderId: number;
  readonly ticketId: number;
  /** Uploaded and not sent yet. */
  readonly pictureId: string;
}

/** What a call can name: things of the hotel, and of the guest who makes it, or of some guest. */
export type Things = HotelThings & OwnThings;

/** What a call takes: a body that is right, and for each of its fields what it holds. */
export interface CallInput {
  readonly call: string;
  readonly as: Caller;
  readonly body?: (things: Things) => object;
  /** Whether its body is a file and never JSON. */
  readonly takesFile?: boolean;
  readonly fields?: Readonly<Record<string, FieldKind>>;
  /** Fields without which the call is refused. */
  readonly required?: readonly string[];
}
