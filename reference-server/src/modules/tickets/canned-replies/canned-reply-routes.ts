import {
  createCannedReply,
  deleteCannedReply,
  fetchCannedReplies,
  updateCannedReply,
} from '@portal/domain/tickets';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import type { CannedReplyRepository } from './canned-reply-repository.ts';

/** The calls about canned replies. */
export function cannedReplyRoutes(repository: CannedReplyRepository): Route[] {
  return [
    implement(fetchCannedReplies, async () => ({
      status: 200,
      body: { cannedReplies: { data: await repository.all() } },
    })),

    implement(createCannedReply, async ({ body, refuse }) => {
      const added = await repository.add(body.data.cannedReply);
      if (typeof added === 'string') return refuse(added);
      return { status: 201, body: { cannedReply: added } };
    }),

    implement(updateCannedReply, async ({ body, refuse }) => {
      const { id, ...reply } = body.data.cannedReply;
      const rewritten = await repository.rewrite(id, reply);
      if (rewritten === null) throw new ProblemError('NOT_FOUND');
      if (typeof rewritten === 'string') return refuse(rewritten);
      return { status: 200, body: { cannedReply: rewritten } };
    }),

    implement(deleteCannedReply, async ({ body }) => {
      if (!(await repository.remove(body.data.id))) throw new ProblemError('NOT_FOUND');
      return { status: 204, body: undefined };
    }),
  ];
}
