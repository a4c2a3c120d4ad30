import type { StaffRole } from '@portal/domain';
import type { FieldKind } from './hostile-values.ts';

/** Who makes a call; shared out so that nobody comes near the limits of one account. */
export type Caller = 'anon' | 'guest' | 'anotherGuest' | StaffRole;

/** Things that stand in the portal when the calls are made. */
export interface Things {
  readonly guestId: number;
  readonly phone: string;
  readonly storeId: number;
  readonly roomId: number;
  readonly productId: number;
  readonly orderId: number;
}

/** What a call takes: a body that is right, and for each of its fields what it holds. */
export interface CallInput {
  readonly call: string;
  readonly as: Caller;
  readonly body?: (things: Things) => object;
  readonly fields?: Readonly<Record<string, FieldKind>>;
  /** Fields without which the call is refused. */
  readonly required?: readonly string[];
}
