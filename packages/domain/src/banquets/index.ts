export {
  fetchBanquets,
  createBanquet,
  updateBanquet,
  fetchTableWorkload,
  createReserveReplySchema,
  createReserve,
} from './banquet-endpoints.ts';
export { type BanquetChange, banquetChange } from './banquet-events.ts';
export {
  banquetStatusLabel,
  banquetCommandLabel,
  reserveStateLabel,
  discrepancyLabel,
  transferErrorLabel,
} from './banquet-labels.ts';
export {
  banquetStatuses,
  type BanquetStatus,
  type ReserveState,
  banquetCommands,
  isBanquetEditable,
} from './banquet-machine.ts';
export {
  type TableOccupation,
  occupationEndsAt,
  type TableConflict,
  tableConflicts,
  seatsMissing,
  transferErrors,
} from './banquet-rules.ts';
export {
  banquetLimits,
  type BanquetTable,
  banquetFieldsSchema,
  newBanquetSchema,
  type NewBanquet,
  type DiscrepancyField,
  banquetDiscrepancySchema,
  type BanquetDiscrepancy,
  type BanquetAttributes,
  type Banquet,
  banquetAttributesSchema,
} from './banquet-schema.ts';
