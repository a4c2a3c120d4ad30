export { ownUnattendedMax, fetchAttention } from './attention-endpoints.ts';
export { unattendedChange } from './attention-events.ts';
export {
  waitingKinds,
  type WaitingKind,
  attentionRules,
  type Unattended,
} from './attention-schema.ts';
