import { ticketPictureRules } from '@portal/domain/tickets';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { somePicture } from '../../test/fixtures/pictures.ts';
import { createPictureMaker, pictureFormat, type MadePicture } from './make-picture.ts';

const makePicture = createPictureMaker(ticketPictureRules);
const bytes = (text: string) => new TextEncoder().encode(text);

async function made(file: Uint8Array): Promise<MadePicture> {
  const picture = await makePicture(file);
  if ('refusal' in picture) throw new Error(picture.refusal);
  return picture;
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'may be a %s, and becomes WebP',
    async (format) => {
      const file = await somePicture(format, { width: 60, height: 40 });
      expect(pictureFormat(file)).toBe(format);
      const { image, preview, width, height } = await made(file);
      expect([width, height]).toEqual([60, 40]);
      expect([pictureFormat(image), pictureFormat(preview)]).toEqual(['webp', 'webp']);
    },
  );

  it('says nothing of who took it, where and with what', async () => {
    const sent = { IFD0: { Copyright: 'Анна', Make: 'Camera' }, IFD3: { GPSLatitude: '55/1' } };
    const file = await sharp(await somePicture('jpeg'))
      .withExif(sent)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    expect(await sharp(file).metadata()).toMatchObject({ exif: expect.anything() });
    const { image, preview } = await made(file);
    for (const stored of [image, preview]) {
      const { exif, xmp, iptc, icc } = await sharp(stored).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
    }
  });

  it('stands as the camera was held', async () => {
    const lying = await sharp(await somePicture('jpeg', { width: 60, height: 40 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height } = await made(lying);
    expect([width, height]).toEqual([40, 60]);
  });

  it('is made coarser until it is small enough to be kept', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const create = { width: 2048, height: 1536, channels: 3, background: '#888', noise } as const;
    const file = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
    const { image, width, height } = await made(file);
    expect(image.byteLength).toBeLessThanOrEqual(ticketPictureRules.storedBytes);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(width / height).toBeCloseTo(2048 / 1536, 1);
  });

  it('is made smaller when it is larger than anybody needs', async () => {
    const { width, image, preview } = await made(
      await somePicture('png', { width: 3000, height: 30 }),
    );
    expect(width).toBe(ticketPictureRules.maxSide);
    expect((await sharp(image).metadata()).width).toBe(ticketPictureRules.maxSide);
    expect((await sharp(preview).metadata()).width).toBe(ticketPictureRules.previewSide);
  });

  it('is nothing but pixels, whatever else the file held', async () => {
    const hidden = '<script>alert(1)</script>';
    const { image } = await made(Buffer.concat([await somePicture('gif'), bytes(hidden)]));
    expect(Buffer.from(image).toString('latin1')).not.toContain(hidden);
  });
});

describe('a file that is no picture', () => {
  it.each([
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing that could run',
      bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['a document', bytes('%PDF-1.7')],
    ['a TIFF', Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0)],
    ['nothing', new Uint8Array()],
    ['half a name', bytes('RIFF')],
  ])('is refused: %s', async (_, file) => {
    expect(await makePicture(file)).toEqual({ refusal: 'NOT_A_PICTURE' });
  });

  it.each([
    ['only begins like one', Buffer.concat([Uint8Array.of(0xff, 0xd8, 0xff), bytes('<svg/>')])],
    ['is called WebP by its beginning alone', bytes('RIFF0000WEBP<svg onload="alert(1)"/>')],
  ])('is refused: one that %s', async (_, file) => {
    expect(await makePicture(file)).toEqual({ refusal: 'PICTURE_UNREADABLE' });
  });

  it('is refused when it breaks off', async () => {
    const whole = await somePicture('png', { width: 600, height: 600 });
    expect(await makePicture(whole.subarray(0, whole.length - 40))).toEqual({
      refusal: 'PICTURE_UNREADABLE',
    });
  });

  it('is refused when a small file unfolds into too many pixels', async () => {
    const side = Math.ceil(Math.sqrt(ticketPictureRules.maxPixels)) + 1;
    const bomb = await somePicture('png', { width: side, height: side });
    expect(bomb.length).toBeLessThan(ticketPictureRules.maxBytes);
    expect(await makePicture(bomb)).toEqual({ refusal: 'PICTURE_UNREADABLE' });
  });
});
