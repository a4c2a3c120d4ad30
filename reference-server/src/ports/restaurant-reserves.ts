import type { OnOddRow } from '@portal/domain/contract';

/** A reserve to be made. */
export interface ReserveRequest {
  /** Ours. The same id again is the same reserve, however often it is sent. */
  readonly id: string;
  readonly organizationId: string;
  readonly terminalGroupId: string;
  readonly customerName: string;
  /** `+` and digits. */
  readonly phone: string;
  readonly guestsCount: number;
  readonly startsAt: Date;
  readonly durationInMinutes: number;
  readonly tableIds: readonly string[];
  readonly comment: string;
  readonly shouldRemind: boolean;
  /** The time zone of the restaurant's tills, which know no other. */
  readonly timeZone: string;
}

/** What the restaurant has noted of a reserve that its till has taken. */
export interface ReserveDetails {
  readonly isCanceled: boolean;
  readonly guestsCount: number;
  readonly startsAt: Date;
  readonly durationInMinutes: number;
  readonly tableIds: readonly string[];
}

/** A reserve as the restaurant's system shows it. */
export interface ReserveSnapshot {
  readonly id: string;
  /** `InProgress`: the cloud has it, the till has not answered. */
  readonly creationStatus: 'Success' | 'InProgress' | 'Error';
  /** Why it was not made. */
  readonly error: { readonly code: string; readonly text: string | null } | null;
  /** Null until the till has taken it. */
  readonly details: ReserveDetails | null;
  /** The same, word for word. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The answer to making a reserve: the cloud has taken the command, the till has yet to. */
export interface ReserveCommand {
  readonly correlationId: string;
  readonly reserve: ReserveSnapshot;
  /** Whether the system says that it had this reserve before. */
  readonly isRepeated: boolean;
}

/** How a command has ended, if it has; `forgotten`: nobody knows any more. */
export type CommandOutcome =
  | { readonly state: 'InProgress' | 'Success' | 'forgotten' }
  | { readonly state: 'Error'; readonly text: string | null };

/** Tables that are taken, by whom ever. */
export interface TableReserve {
  readonly id: string;
  readonly tableIds: readonly string[];
  readonly startsAt: Date;
  readonly durationInMinutes: number;
  readonly guestsCount: number;
}

/** What tables are asked about. */
interface WorkloadRequest {
  readonly sectionIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
  readonly timeZone: string;
}

/**
 * Reserves in the restaurant's system. Every method throws `RestaurantError` and takes 5 s at most. What
 * writes is sent once: after a time-out nobody knows whether it has arrived.
 */
export interface RestaurantReserves {
  createReserve(request: ReserveRequest): Promise<ReserveCommand>;
  /**
   * Those of the reserves that the system knows.
   *
   * @param onOdd - told of those that cannot be read; without it they are an error
   */
  reserveStatus(
    organizationId: string,
    reserveIds: readonly string[],
    timeZone: string,
    onOdd?: OnOddRow,
  ): Promise<ReserveSnapshot[]>;
  /** Calls a reserve off; a command, like making it. */
  cancelReserve(organizationId: string, reserveId: string): Promise<{ correlationId: string }>;
  commandStatus(organizationId: string, correlationId: string): Promise<CommandOutcome>;
  /** @param onOdd - told of reserves that cannot be read */
  sectionsWorkload(request: WorkloadRequest, onOdd: OnOddRow): Promise<TableReserve[]>;
  /** Ids of the reserves that the events of a webhook are about. */
  reservesIn(events: readonly { readonly eventType: string }[]): string[];
}
