export {
  differenceActions,
  type DifferenceAction,
  type DifferenceRule,
  type DifferenceField,
  type DifferenceKind,
  differenceKinds,
  differenceRuleOf,
} from './difference-kinds.ts';
export {
  type DescribedDifference,
  differenceTitle,
  differenceText,
  differenceAdvice,
  differenceActionLabel,
} from './difference-texts.ts';
export {
  reconciliationDaysMax,
  type ReconciliationPeriod,
  reconcile,
  fetchReconciliation,
  resolveDifference,
} from './reconciliation-endpoints.ts';
export {
  differenceNoteMaxLength,
  type BookEntry,
  type DifferenceAttributes,
  type Difference,
  type ReconciliationAttributes,
  type Reconciliation,
} from './reconciliation-schema.ts';
