export { fetchAlerts, resolveAlert } from './alert-endpoints.ts';
export { alertChange } from './alert-events.ts';
export { type AlertKind, alertKindsFor, mayResolveAlert } from './alert-kinds.ts';
export {
  alertNoteMaxLength,
  type AlertAbout,
  type AlertAttributes,
  type Alert,
  alertResolvedBySystem,
  alertAttributesSchema,
} from './alert-schema.ts';
export { alertTitle, alertAdvice } from './alert-texts.ts';
