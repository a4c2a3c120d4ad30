import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { entity, list } from '../contract/envelope.ts';
import { idSchema, requiredLine, requiredText, timeSchema } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { fillText } from '../texts/translation.ts';
import { ticketMessageMaxLength } from './ticket-schema.ts';

/** What a canned reply can be filled in with, written in braces: `{guest}`. */
export const cannedReplyPlaceholders = ['guest', 'room', 'ticket', 'order', 'staff'] as const;
/** A name in braces of a canned reply. */
export type CannedReplyPlaceholder = (typeof cannedReplyPlaceholders)[number];

/** Most canned replies of a hotel. */
export const cannedRepliesMax = 200;

/** Bounds of a canned reply, in characters. */
export const cannedReplyLimits = { titleMaxLength: 100, shortcutMaxLength: 32 } as const;

const known: ReadonlySet<string> = new Set(cannedReplyPlaceholders);

/** Names in braces that mean nothing. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((n) => !known.has(n));
}

/** A canned reply as staff write it. */
export const newCannedReplySchema = z.object({
  title: requiredLine(cannedReplyLimits.titleMaxLength),
  /** What is typed after `/` to find it: letters, digits, `-` and `_`; small letters are kept. */
  shortcut: requiredText(cannedReplyLimits.shortcutMaxLength)
    .regex(/^[\p{L}\p{N}_-]+$/u)
    .transform((shortcut) => shortcut.toLowerCase()),
  text: requiredText(ticketMessageMaxLength).refine(
    (t) => unknownPlaceholders(t).length === 0,
    issue('issue.placeholders', {
      names: cannedReplyPlaceholders.map((name) => `{${name}}`).join(', '),
    }),
  ),
});
/** A canned reply as staff write it. */
export type NewCannedReply = z.input<typeof newCannedReplySchema>;

/** A canned reply. */
export const cannedReplySchema = entity(
  idSchema,
  z.object({
    title: z.string(),
    shortcut: z.string(),
    text: z.string(),
    update_at: timeSchema,
  }),
);
/** A canned reply. */
export type CannedReply = z.output<typeof cannedReplySchema>;

/**
 * The text of a canned reply for one ticket. What is not known (a ticket without an order) stays in
 * its braces, so that whoever sends it sees the hole.
 */
export function fillCannedReply(
  text: string,
  values: Readonly<Partial<Record<CannedReplyPlaceholder, string | number>>>,
): string {
  return fillText(text, values);
}

const access = { admin: 'any' } as const;
const limits = [{ points: 60, windowSeconds: 60, by: 'account' }] as const;
const cannedReply = z.object({ cannedReply: cannedReplySchema });

/** All canned replies, by their titles. */
export const fetchCannedReplies = defineEndpoint({
  method: 'POST',
  path: '/api/admin/ticket/canned-reply/fetch',
  summary: 'All canned replies, by their titles',
  access,
  body: z.object({}),
  replies: { 200: z.object({ cannedReplies: list(cannedReplySchema) }) },
});

/** Adds a canned reply. */
export const createCannedReply = defineEndpoint({
  method: 'POST',
  path: '/api/admin/ticket/canned-reply/create',
  summary: 'Add a canned reply',
  access,
  limits,
  body: z.object({ data: z.object({ cannedReply: newCannedReplySchema }) }),
  replies: { 201: cannedReply, 409: problem('SHORTCUT_TAKEN', 'TOO_MANY_REPLIES') },
});

/** Rewrites a canned reply. */
export const updateCannedReply = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/ticket/canned-reply/update',
  summary: 'Rewrite a canned reply',
  repeatable: true,
  access,
  limits,
  body: z.object({
    data: z.object({ cannedReply: newCannedReplySchema.extend({ id: idSchema }) }),
  }),
  replies: { 200: cannedReply, 409: problem('SHORTCUT_TAKEN') },
});

/** Deletes a canned reply. */
export const deleteCannedReply = defineEndpoint({
  method: 'POST',
  path: '/api/admin/ticket/canned-reply/delete',
  summary: 'Delete a canned reply',
  access,
  limits,
  body: z.object({ data: z.object({ id: idSchema }) }),
  replies: { 204: noContent },
});
