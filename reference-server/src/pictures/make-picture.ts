import { pictureUploadRules } from '@portal/domain/pictures';
import { bulkhead } from 'cockatiel';
import sharp from 'sharp';
import { whenFull } from '../kernel/limits/bulkheads.ts';

/** A picture made anew, small enough to be kept. */
export interface MadePicture {
  /** WebP, without anything but its pixels. */
  readonly image: Uint8Array<ArrayBuffer>;
  /** The same, small. */
  readonly preview: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** How large a picture is kept, in pixels of its longest side. */
export interface PictureSides {
  readonly maxSide: number;
  readonly previewSide: number;
  /** Bytes that it is made to fit in, by making it coarser. Default: as it comes out. */
  readonly storedBytes?: number;
}

/** Why no picture could be made of a file. */
type PictureRefusal = 'NOT_A_PICTURE' | 'PICTURE_UNREADABLE';

/** Makes a picture anew of a file that somebody sent. */
export type PictureMaker = (
  file: Uint8Array,
) => Promise<MadePicture | { readonly refusal: PictureRefusal }>;

const magic = {
  jpeg: /^\u00ff\u00d8\u00ff/,
  png: /^\u0089PNG\r\n\u001a\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
} as const;
const maxMagicBytes = 12;

/** The format of a picture that is taken. */
type PictureFormat = keyof typeof magic;

/** Only these readers are ever run, whatever a file claims to be. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif'].flatMap((format) => [
  `VipsForeignLoad${format}Buffer`,
  `VipsForeignLoad${format}File`,
]);
const maxSeconds = 10;
const fineQuality = 82;
/** Quality, and share of the sides, of the attempts after that; the last one fits whatever it shows. */
const coarser = [
  [65, 1],
  [45, 1],
  [45, 0.75],
  [40, 0.5],
  [30, 0.25],
] as const;
/** A picture can take a hundred megabytes while it is made. */
const maxAtATime = 2;
const maxWaiting = 20;
const turns = bulkhead(maxAtATime, maxWaiting);

/**
 * Makes pictures anew: what the camera wrote beside the pixels (place, owner, thumbnails) is dropped,
 * the way it was held is kept, and nothing but pixels can be left. Of an animation the first picture is
 * taken. Two are made at a time, whoever sent them; when too many wait, the next is refused as
 * `UNAVAILABLE`.
 */
export function createPictureMaker(sides: PictureSides): PictureMaker {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  sharp.cache(false);
  sharp.concurrency(1);

  return async (file) => {
    if (pictureFormat(file) === null) return { refusal: 'NOT_A_PICTURE' };
    return turns
      .execute(() => make(file, sides).catch(() => ({ refusal: 'PICTURE_UNREADABLE' as const })))
      .catch(whenFull('UNAVAILABLE', 5));
  };
}

async function make(
  file: Uint8Array,
  { maxSide, previewSide, storedBytes = Infinity }: PictureSides,
): Promise<MadePicture> {
  const { data: fine, info } = await sharp(file, {
    limitInputPixels: pictureUploadRules.maxPixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: fineQuality })
    .toBuffer({ resolveWithObject: true });
  const { image, width, height } = await fitInto(storedBytes, { image: fine, ...info });
  const preview = await sharp(image)
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
  return {
    image: Uint8Array.from(image),
    preview: Uint8Array.from(preview),
    width,
    height,
  };
}

/**
 * Makes a picture coarser, then smaller, until it has so few bytes. From what was made before, not from
 * the file: what the eye misses of noise and grain is gone by then anyway.
 */
async function fitInto(
  storedBytes: number,
  fine: { readonly image: Buffer; readonly width: number; readonly height: number },
): Promise<typeof fine> {
  let made = fine;
  for (const [quality, share] of coarser) {
    if (made.image.byteLength <= storedBytes) break;
    const width = Math.max(1, Math.round(fine.width * share));
    const { data: image, info } = await sharp(fine.image)
      .resize(width)
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    made = { image, width: info.width, height: info.height };
  }
  return made;
}

/** The format of a file by the bytes it begins with; null for one that is not taken. */
export function pictureFormat(file: Uint8Array): PictureFormat | null {
  const beginning = String.fromCharCode(...file.subarray(0, maxMagicBytes));
  const formats = Object.keys(magic) as PictureFormat[];
  return formats.find((format) => magic[format].test(beginning)) ?? null;
}
