import {
  getTicketPicture,
  getTicketPicturePreview,
  ticketPictureRules,
  uploadTicketPicture,
} from '@portal/domain';
import { identityOf } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/problem-error.ts';
import { implement, type Call, type Route } from '../../kernel/route.ts';
import type { PictureMaker } from '../../pictures/make-picture.ts';
import type { PictureSize, PictureStore } from './picture-store.ts';
import type { TicketActor } from './ticket-changes.ts';

/** The calls that take pictures and show them. */
export function pictureRoutes(pictures: PictureStore, makePicture: PictureMaker): Route[] {
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

  return [
    implement(uploadTicketPicture, async ({ actor, body, refuse }) => {
      const owner = identityOf(actor);
      if ((await pictures.countWaiting(owner)) >= ticketPictureRules.waiting) {
        return refuse('TOO_MANY_PICTURES');
      }
      const made = await makePicture(body);
      if ('refusal' in made) {
        const isPicture = made.refusal === 'PICTURE_UNREADABLE';
        return isPicture ? refuse('PICTURE_UNREADABLE') : refuse('NOT_A_PICTURE');
      }
      return { status: 201, body: { picture: await pictures.keep(owner, made) } };
    }),
    implement(getTicketPicture, (call) => show(call, 'image')),
    implement(getTicketPicturePreview, (call) => show(call, 'preview')),
  ];
}
