export { fetchAttention } from './unattended-endpoints.ts';
export { unattendedChange } from './unattended-events.ts';
export { type WaitingKind, type Unattended } from './unattended-schema.ts';
