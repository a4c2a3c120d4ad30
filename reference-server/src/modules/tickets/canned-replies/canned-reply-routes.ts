import {
  createCannedReply,
  deleteCannedReply,
  fetchCannedReplies,
  updateCannedReply,
} from '@portal/domain/tickets';
import type { Database } from '../../../db/database.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../../outbox/change.ts';
import { cannedReplyRepository as cannedReplies } from './canned-reply-repository.ts';

/** The calls about canned replies. */
export function cannedReplyRoutes(prisma: Database['prisma'], makeChange: MakeChange): Route[] {
  return [
    implement(fetchCannedReplies, async () => ({
      status: 200,
      body: { cannedReplies: { data: await cannedReplies.all(prisma) } },
    })),

    implementChange(makeChange, createCannedReply, async ({ body, refuse }, { transaction }) => {
      if (await cannedReplies.areTooMany(transaction)) return refuse('TOO_MANY_REPLIES');
      const cannedReply = await cannedReplies.add(transaction, body.data.cannedReply);
      return cannedReply ? { status: 201, body: { cannedReply } } : refuse('SHORTCUT_TAKEN');
    }),

    implementChange(makeChange, updateCannedReply, async ({ body, refuse }, { transaction }) => {
      const { id, ...reply } = body.data.cannedReply;
      const cannedReply = await cannedReplies.rewrite(transaction, id, reply);
      return cannedReply ? { status: 200, body: { cannedReply } } : refuse('SHORTCUT_TAKEN');
    }),

    implementChange(makeChange, deleteCannedReply, async ({ body }, { transaction }) => {
      await cannedReplies.remove(transaction, body.data.id);
      return { status: 204, body: undefined };
    }),
  ];
}
