import type { StaffRole } from '@portal/domain/contract';

/** Somebody who works at the demo hotel; the password comes from the environment. */
export interface DemoStaff {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** One account for each role, called like the role. */
export const demoStaff: readonly DemoStaff[] = [
  { id: 'admin', name: 'Елена Соколова', role: 'admin' },
  { id: 'moderator', name: 'Дмитрий Лебедев', role: 'moderator' },
  { id: 'banquet', name: 'Мария Берестова', role: 'banquet' },
];
