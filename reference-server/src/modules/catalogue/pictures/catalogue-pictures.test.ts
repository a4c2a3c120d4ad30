import { cataloguePictureRules, cataloguePreviewUrl } from '@portal/domain/catalogue';
import { pictureUploadRules } from '@portal/domain/pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  callCatalogue,
  createProduct,
  createShop,
  uploadFile,
  uploadPictureOf,
} from '../../../../test/fixtures/catalogue.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { somePicture } from '../../../../test/fixtures/pictures.ts';
import { unnamedSince } from '../catalogue-module.ts';
import { createCataloguePictureRepository } from './catalogue-picture-repository.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());

const fetchPicture = (url: string) => fetch(portal.url + url);

describe('a picture of the catalogue', () => {
  it('is made anew, small enough, and shown to everybody for ever under the name of its content', async () => {
    const file = await somePicture('jpeg', { width: 2400, height: 1200 });
    const { status, body } = await uploadFile(portal, file, 'image/jpeg');
    expect([status, body.picture.width]).toEqual([201, cataloguePictureRules.maxSide]);
    const { url } = body.picture;
    for (const [each, side] of [
      [url, cataloguePictureRules.maxSide],
      [cataloguePreviewUrl(url), cataloguePictureRules.previewSide],
    ] as const) {
      const response = await fetchPicture(each);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
      const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([shown.format, shown.width]).toEqual(['webp', side]);
    }
    expect((await uploadFile(portal, file, 'image/png')).body.picture.url).toBe(url);
  });

  it('is not there under any other name', async () => {
    for (const name of [`${'0'.repeat(64)}.webp`, 'x.webp', '..%2f..%2fapi', '', 'preview.webp']) {
      expect((await fetchPicture(`/media/catalogue/${name}`)).status).toBe(404);
    }
  });

  it('is refused when it is none, whatever it is called', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const side = Math.ceil(Math.sqrt(pictureUploadRules.maxPixels)) + 1;
    const answers = await Promise.all([
      uploadFile(
        portal,
        bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'),
        'image/png',
      ),
      uploadFile(portal, bytes('<svg/>'), 'image/svg+xml'),
      uploadFile(portal, await somePicture(), 'text/html'),
      uploadFile(portal, new Uint8Array(pictureUploadRules.maxBytes + 1)),
      uploadFile(portal, (await somePicture()).subarray(0, 30)),
      uploadFile(portal, await somePicture('png', { width: side, height: side })),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'NOT_A_PICTURE'],
      [415, 'NOT_A_PICTURE'],
      [415, 'NOT_A_PICTURE'],
      [413, 'PICTURE_TOO_LARGE'],
      [422, 'PICTURE_UNREADABLE'],
      [422, 'PICTURE_UNREADABLE'],
    ]);
  });

  it('is forgotten a day after nothing names it any more, and not before', async () => {
    const repository = createCataloguePictureRepository(portal.database.prisma);
    const [ofStore, ofProduct, waiting, replaced] = await Promise.all(
      [20, 21, 22, 23].map((width) => uploadPictureOf(portal, width)),
    );
    const shop = await createShop(portal);
    const product = await createProduct(portal, shop, { image: { url: replaced } });
    const change = { id: product.id, image: { url: ofProduct } };
    await callCatalogue(portal, '/admin/product/update', { product: change });
    await callCatalogue(portal, '/admin/store/update', {
      store: { id: shop, image: { url: ofStore } },
    });
    const statuses = () =>
      Promise.all(
        [ofStore, ofProduct, waiting, replaced].map(
          async (url) => (await fetchPicture(url!)).status,
        ),
      );

    await repository.deleteUnnamed(unnamedSince(new Date()));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await repository.deleteUnnamed(new Date(Date.now() + 1000));
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    const gone = { id: product.id, image: { url: replaced } };
    const { status, body } = await callCatalogue(portal, '/admin/product/update', {
      product: gone,
    });
    expect([status, body.details?.[0]?.path]).toEqual([422, 'data.product.image.url']);
  });
});
