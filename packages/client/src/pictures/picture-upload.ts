import type { uploadCataloguePicture } from '@portal/domain/catalogue';
import { pictureUploadRules } from '@portal/domain/pictures';
import type { uploadTicketPicture } from '@portal/domain/tickets';
import type { Caller } from '../call/caller.ts';
import type { ValueOf } from '../call/calls.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';

/** How a picture is uploaded. */
export interface PictureUploadOptions {
  /** Told what part of it is sent, from 0 to 1, where the browser can say so. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

type PictureOf<E extends PictureEndpoint> =
  ValueOf<E> extends { readonly picture: infer Picture } ? Picture : never;

type PictureEndpoint = typeof uploadCataloguePicture | typeof uploadTicketPicture;

/** Uploads a picture. */
export type PictureUpload<E extends PictureEndpoint> = (
  picture: Blob,
  options?: PictureUploadOptions,
) => Promise<Outcome<PictureOf<E>, RefusalOf<E>>>;

/** Uploads pictures by a call of their own, each made smaller first where it has to be and can be. */
export function createPictureUpload<E extends PictureEndpoint>(
  call: Caller,
  endpoint: E,
  { maxSide }: { readonly maxSide: number },
): PictureUpload<E> {
  async function upload(picture: Blob, options?: PictureUploadOptions) {
    const { fitPicture } = await import('./fit-picture.ts');
    const file = await fitPicture(picture, maxSide);
    // Whatever a device calls it, the portal looks at the bytes.
    const mediaType = pictureUploadRules.mediaTypes.find((type) => type === file.type);
    const body = new Uint8Array(await file.arrayBuffer());
    const reply = await call<PictureEndpoint>(endpoint, { body }, { ...options, mediaType });
    return reply.status === 201 ? done(reply.body.picture) : refused(reply);
  }
  return upload as PictureUpload<E>;
}
