export {
  numbersDaysMax,
  type NumbersPeriod,
  fetchNumbers,
  exportNumbers,
} from './numbers-endpoints.ts';
export type {
  Durations,
  NumbersSummary,
  DayNumbers,
  StoreNumbers,
  Numbers,
} from './numbers-schema.ts';
