import * as z from 'zod';

/** Who changes things: `admin_<id>` for staff, `user_<id>` for a guest, or `system`. */
export const auditIdentitySchema = z
  .string()
  .regex(/^(system|user_[1-9]\d{0,9}|admin_[\w.-]{1,64})$/);

/** Names a guest in the audit, on live connections and in keys of idempotency. */
export function guestIdentity(id: number): string {
  return `user_${id}`;
}

/** Names a member of staff there, whatever their role. */
export function staffIdentity(id: string): string {
  return `admin_${id}`;
}

/** The guest of a {@link guestIdentity}; null for everybody else, and for nobody. */
export function guestIdOf(identity: string | null): number | null {
  const id = /^user_(\d+)$/.exec(identity ?? '')?.[1];
  return id === undefined ? null : Number(id);
}

/** The member of staff of a {@link staffIdentity}; null for everybody else, and for nobody. */
export function staffIdOf(identity: string | null): string | null {
  return /^admin_(.+)$/.exec(identity ?? '')?.[1] ?? null;
}
