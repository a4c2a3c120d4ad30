import type { InputOf } from '@portal/client';
import {
  auditEntities,
  auditIdentitySchema,
  type AuditEntity,
  type fetchAudit,
} from '@portal/domain/audit';
import { idInPathSchema } from '@portal/domain/contract';
import { adminPaths } from '@portal/domain/staff';
import type { IsoDay } from '@portal/ui';
import { boundsOf, dayIn } from '../calendar/calendar-days.ts';

/** Which changes are looked at, as the address says it. */
export interface AuditView {
  readonly entity: AuditEntity | 'all';
  /** Of the thing; empty for any. */
  readonly id: string;
  /** `admin_<id>`, `user_<id>` or `system`; empty for anybody. */
  readonly actor: string;
  /** First and last day; empty for any. */
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly page: number;
}

/** Nothing left out. */
export const everything: AuditView = {
  entity: 'all',
  id: '',
  actor: '',
  from: '',
  to: '',
  page: 1,
};

/** Reads an address; what cannot be read is as if it were not there. */
export function readAuditView(params: URLSearchParams): AuditView {
  return {
    entity: auditEntities.find((known) => known === params.get('entity')) ?? 'all',
    id: (params.get('id') ?? '').slice(0, 100),
    actor: auditIdentitySchema.safeParse(params.get('actor')).data ?? '',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    page: idInPathSchema.safeParse(params.get('page')).data ?? 1,
  };
}

/** Writes an address, leaving out what is as it is by default. */
export function writeAuditView({ entity, page, ...texts }: AuditView): URLSearchParams {
  const filledTexts = Object.entries(texts).filter(([, value]) => value !== '');
  return new URLSearchParams({
    ...(entity !== 'all' && { entity }),
    ...Object.fromEntries(filledTexts),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Where the trail of a thing is, or of what somebody did. */
export function auditPath(view: Partial<AuditView>): string {
  const search = writeAuditView({ ...everything, ...view }).toString();
  return `${adminPaths.settings}/audit?${search}`;
}

/** Whether less than everything is shown. */
export function isNarrowed(view: AuditView): boolean {
  return writeAuditView({ ...view, page: 1 }).size > 0;
}

/** The request for one page, by the days of the hotel. */
export function toAuditSearch(view: AuditView, timeZone: string): InputOf<typeof fetchAudit> {
  const { entity, id, actor, page } = view;
  return {
    page,
    pageSize: 30,
    ...(entity !== 'all' && { entity }),
    ...(id.trim() !== '' && { id: id.trim() }),
    ...(actor !== '' && { actor }),
    ...boundsOf(view, timeZone),
  };
}
