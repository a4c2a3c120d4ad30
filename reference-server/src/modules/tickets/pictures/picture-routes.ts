import {
  getTicketPicture,
  getTicketPicturePreview,
  uploadTicketPicture,
} from '@portal/domain/tickets';
import { identityOf } from '../../../kernel/actor.ts';
import { createBulkheads, whenFull } from '../../../kernel/limits/bulkheads.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Call, type Route } from '../../../kernel/route.ts';
import type { PictureMaker } from '../../../pictures/make-picture.ts';
import type { PictureSize, PictureRepository } from './picture-repository.ts';
import type { TicketActor } from '../ticket-repository.ts';

/** The calls that take pictures and show them. */
export function pictureRoutes(pictures: PictureRepository, makePicture: PictureMaker): Route[] {
  async function show(
    call: Pick<Call<typeof getTicketPicture>, 'params' | 'setHeader'> & { actor: TicketActor },
    size: PictureSize,
  ) {
    const { actor, params, setHeader } = call;
    const bytes = await pictures.read(params.id, size, { ...actor, identity: identityOf(actor) });
    if (!bytes) throw new ProblemError('NOT_FOUND');
    // Shown by a page; opened by itself it is saved, and would run and load nothing.
    setHeader('Content-Disposition', `attachment; filename="${params.id}.webp"`);
    setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    return { status: 200 as const, body: bytes };
  }

  // One at a time of an account's, so that the few that are made for everybody are never all its own.
  const inTurn = createBulkheads(1, maxWaitingTurns);
  return [
    implement(uploadTicketPicture, async ({ actor, body, refuse }) =>
      inTurn(identityOf(actor), async () => {
        const reached = await pictures.reachedBound(actor);
        if (reached) return refuse(reached);
        const made = await makePicture(body);
        if ('refusal' in made) return refuse(made.refusal);
        const stored = await pictures.save(actor, made);
        return typeof stored === 'string'
          ? refuse(stored)
          : { status: 201 as const, body: { picture: stored } };
      }).catch(whenFull('TOO_MANY_REQUESTS', soonSeconds)),
    ),
    implement(getTicketPicture, (call) => show(call, 'image')),
    implement(getTicketPicturePreview, (call) => show(call, 'preview')),
  ];
}

/** Soon enough for one of those that wait to have been made. */
const soonSeconds = 5;
/** Of one account; a message has fewer pictures, and each waits with its whole file. */
const maxWaitingTurns = 10;
