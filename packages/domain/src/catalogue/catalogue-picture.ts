import * as z from 'zod';
import { bytesSchema, defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { problem } from '../contract/problem.ts';
import { pictureUploadRules } from '../pictures/picture-rules.ts';

/** Storage format of pictures of stores and products. */
export const cataloguePictureRules = {
  /** Longest side in pixels as a sheet shows it, and as a card does. */
  maxSide: 1600,
  previewSide: 640,
  /** Hours after which a picture that nothing names is forgotten. */
  unnamedHours: 24,
} as const;

/** A picture that was made anew of an upload: `url` goes into `image` of a store or a product. */
export const cataloguePictureSchema = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
});
/** A picture of the catalogue. */
export type CataloguePicture = z.output<typeof cataloguePictureSchema>;

/**
 * Uploads a picture for a store or a product. Everything but the pixels is dropped, and the address
 * comes from what they are: the same picture again has the same address. One that nothing names is
 * forgotten after a day.
 */
export const uploadCataloguePicture = defineEndpoint({
  method: 'POST',
  path: '/api/admin/catalogue/picture',
  summary: 'Upload a picture for a store or a product: raw bytes, 5 MB at most',
  access: { admin: 'any' },
  limits: [{ points: 60, windowSeconds: 60, by: 'account' }],
  upload: {
    mediaTypes: pictureUploadRules.mediaTypes,
    maxBytes: pictureUploadRules.maxBytes,
    tooLarge: 'PICTURE_TOO_LARGE',
    otherType: 'NOT_A_PICTURE',
  },
  body: bytesSchema,
  replies: {
    201: z.object({ picture: cataloguePictureSchema }),
    415: problem('NOT_A_PICTURE'),
    422: problem('PICTURE_UNREADABLE'),
  },
});
