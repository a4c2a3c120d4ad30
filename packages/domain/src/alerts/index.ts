export { fetchAlerts, resolveAlert } from './alert-endpoints.ts';
export { alertChange } from './alert-events.ts';
export {
  type AlertRule,
  alertCrowdMinutes,
  type AlertKind,
  alertKindsFor,
  mayResolveAlert,
  alertRuleOf,
} from './alert-kinds.ts';
export {
  alertNoteMaxLength,
  type AlertAbout,
  type AlertAttributes,
  type Alert,
  alertResolvedBySystem,
  alertAttributesSchema,
} from './alert-schema.ts';
export { type AlertParams, alertText, alertTitle, alertAdvice } from './alert-texts.ts';
