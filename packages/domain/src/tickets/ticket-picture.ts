import * as z from 'zod';
import { bytesSchema, defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { problem } from '../contract/problem.ts';
import { pictureUploadRules } from '../pictures/picture-rules.ts';

/** What a picture may be: its media types as sent, and how much of it there may be. */
export const ticketPictureRules = {
  ...pictureUploadRules,
  /** Longest side in pixels as it is kept, and of its preview. */
  maxSide: 2048,
  previewSide: 480,
  /** Most pictures of one message. */
  perMessage: 6,
  /** Most pictures that an account has uploaded and not yet sent. */
  waiting: 20,
  /** Hours after which a picture that was not sent is forgotten. */
  waitingHours: 24,
  /** Most pictures that a guest uploads in 24 hours, and their bytes as they are kept; settings. */
  perDay: 60,
  bytesPerDay: 60_000_000,
  /** A picture is made coarser until it has no more bytes than this. */
  storedBytes: 600_000,
} as const;

/** A picture of a message. Its bytes are at {@link ticketPicturePath}, always as WebP. */
export const ticketPictureSchema = z.object({
  id: z.uuid(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
});
/** A picture of a message. */
export type TicketPicture = z.output<typeof ticketPictureSchema>;

const forBoth = { guest: 'own', admin: 'any' } as const;

/**
 * Uploads a picture, to be sent with a message. Everything but the pixels is dropped: place, camera,
 * thumbnails. Only who uploaded it sees it until it is sent.
 */
export const uploadTicketPicture = defineEndpoint({
  method: 'POST',
  path: '/api/ticket/attachment',
  summary: 'Upload a picture to send with a message: raw bytes, 5 MB at most',
  access: forBoth,
  limits: [{ points: 30, windowSeconds: 60, by: 'account' }],
  upload: {
    mediaTypes: ticketPictureRules.mediaTypes,
    maxBytes: ticketPictureRules.maxBytes,
    tooLarge: 'PICTURE_TOO_LARGE',
    otherType: 'NOT_A_PICTURE',
  },
  body: bytesSchema,
  replies: {
    201: z.object({ picture: ticketPictureSchema }),
    409: problem('TOO_MANY_PICTURES'),
    413: problem('PICTURE_TOO_LARGE', 'STORAGE_FULL'),
    415: problem('NOT_A_PICTURE'),
    422: problem('PICTURE_UNREADABLE'),
  },
});

const ofPicture = {
  access: forBoth,
  mediaType: 'image/webp',
  immutable: true,
  params: z.object({ id: z.uuid() }),
  replies: { 200: bytesSchema },
} as const;

/** A picture of a ticket, for its guest and for admin. */
export const getTicketPicture = defineEndpoint({
  ...ofPicture,
  method: 'GET',
  path: '/api/ticket/attachment/:id',
  summary: 'A picture of a message',
});

/** The same, small. */
export const getTicketPicturePreview = defineEndpoint({
  ...ofPicture,
  method: 'GET',
  path: '/api/ticket/attachment/:id/preview',
  summary: 'A picture of a message, small',
});

/** Where a picture is, for an `<img>` of a page whose session is a cookie. */
export function ticketPicturePath(id: string): string {
  return getTicketPicture.path.replace(':id', encodeURIComponent(id));
}

/** Where its preview is. */
export function ticketPicturePreviewPath(id: string): string {
  return getTicketPicturePreview.path.replace(':id', encodeURIComponent(id));
}
