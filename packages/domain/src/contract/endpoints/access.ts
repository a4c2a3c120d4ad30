/** Staff roles as the role table of the hotel names them. */
export const staffRoles = ['admin', 'moderator', 'banquet'] as const;
/** A staff role. */
export type StaffRole = (typeof staffRoles)[number];

/** Everybody who can hold a session. */
export const roles = ['guest', ...staffRoles] as const;
/** The role of a session: a guest of the hotel or one of the staff roles. */
export type Role = (typeof roles)[number];

/** Over which objects a role may act: only its own, or anybody's. */
export type Scope = 'own' | 'any';

/**
 * Who may call: `'anyone'` (a session is not needed) or the roles that may, each with its scope.
 * An endpoint that declares nothing does not mount.
 *
 * @example
 * ```ts
 * const access: Access = { guest: 'own', admin: 'any', moderator: 'any' };
 * ```
 */
export type Access = 'anyone' | Readonly<Partial<Record<Role, Scope>>>;

/** Access for every staff role. */
export const forStaff = { admin: 'any', moderator: 'any', banquet: 'any' } as const;

/** Access for every session, each over its own objects. */
export const forAnySession = {
  guest: 'own',
  admin: 'own',
  moderator: 'own',
  banquet: 'own',
} as const;
