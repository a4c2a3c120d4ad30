export { ownUnattendedMax, fetchAttention } from './unattended-endpoints.ts';
export { unattendedChange } from './unattended-events.ts';
export {
  waitingKinds,
  type WaitingKind,
  unattendedRules,
  type Unattended,
} from './unattended-schema.ts';
