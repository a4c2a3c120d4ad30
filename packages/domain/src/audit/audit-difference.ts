import type { Translate } from '../texts/texts.ts';
import { auditFields, derivedAuditFields } from './audit-fields.ts';
import { auditActions, auditEntities, type AuditActor, type AuditEntry } from './audit-schema.ts';
import { guestIdOf, staffIdOf } from './identity.ts';
import { auditValue, isEmpty, type AuditReader } from './audit-value.ts';

/** One field of a change, in words: «Цена: 450 ₽ → 500 ₽». */
export interface AuditDifference {
  /** The field's name in the entry. */
  readonly field: string;
  readonly label: string;
  /** Null: there was nothing before. */
  readonly from: string | null;
  /** Null: there is nothing any more. */
  readonly to: string | null;
}

/** In what a thing differs by a change; what follows from other fields is left out. */
export function auditDifferences(
  reader: AuditReader,
  { entity, from, to }: Pick<AuditEntry['attributes'], 'entity' | 'from' | 'to'>,
): AuditDifference[] {
  const names = new Set([...Object.keys(to ?? {}), ...Object.keys(from ?? {})]);
  return [...names].flatMap((name) => {
    const [before, after] = [from?.[name], to?.[name]];
    const hasBefore = from !== null && name in from;
    const isSame = JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
    const isUnchanged = hasBefore && to !== null ? isSame : isEmpty(before) && isEmpty(after);
    if (derivedAuditFields.has(name) || isUnchanged) return [];
    const { label = null, kind = 'text' } = auditFields[name] ?? {};
    return {
      field: name,
      label: label ? reader.texts.t(label) : name,
      from: hasBefore ? auditValue(reader, entity, kind, before) : null,
      to: to !== null && name in to ? auditValue(reader, entity, kind, after) : null,
    };
  });
}

/** What was done: «Новый статус»; an action that is newer than this reader comes out as it is written. */
export function auditActionLabel(t: Translate, action: string): string {
  const known = auditActions.find((each) => each === action);
  return known ? t(`audit.action.${known}`) : action;
}

/** What kind of thing was changed: «Заказ». */
export function auditEntityLabel(t: Translate, entity: string): string {
  const known = auditEntities.find((each) => each === entity);
  return known ? t(`audit.entity.${known}`) : entity;
}

/** Who changed it: by name, or by number where the account is gone; the portal itself is «Портал». */
export function auditActorLabel(t: Translate, { identity, name }: AuditActor): string {
  if (identity === 'system') return t('audit.actor.system');
  if (name !== null) return name;
  const id = guestIdOf(identity);
  if (id !== null) return t('audit.actor.guest', { id });
  return t('audit.actor.staff', { id: staffIdOf(identity) ?? identity });
}
