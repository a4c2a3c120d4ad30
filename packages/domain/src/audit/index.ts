export {
  type AuditDifference,
  auditDifferences,
  auditActionLabel,
  auditEntityLabel,
  auditActorLabel,
} from './audit-difference.ts';
export { fetchAudit } from './audit-endpoints.ts';
export {
  auditEntities,
  type AuditEntity,
  type AuditAction,
  type AuditActor,
  type AuditEntry,
} from './audit-schema.ts';
export type { AuditReader } from './audit-value.ts';
export {
  auditIdentitySchema,
  guestIdentity,
  guestIdOf,
  staffIdentity,
  staffIdOf,
} from './identity.ts';
