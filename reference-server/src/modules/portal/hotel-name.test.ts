import { beforeEach, expect, it, vi } from 'vitest';
import { placeOrder } from '../../../test/fixtures/orders/orders.ts';
import { beginPayment, createPayingPortal } from '../../../test/fixtures/orders/payments.ts';
import { somePicture } from '../../../test/fixtures/pictures.ts';
import { createCataloguePictureRepository } from '../catalogue/pictures/catalogue-picture-repository.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal());
beforeEach(() => change({ hotelName: '', hotelSign: null }));

function change(attributes: object) {
  return portal.call('admin', '/api/portal-setting/update', { attributes });
}

async function attributes() {
  const { body } = await portal.call<{
    status: { data: { attributes: { hotelName: string; hotelSign: { url: string } | null } } };
  }>(null, '/api/portal-setting');
  const { hotelName, hotelSign } = body.status.data.attributes;
  return { hotelName, hotelSign };
}

async function uploadSign(): Promise<string> {
  const { body } = await portal.upload<{ picture: { url: string } }>(
    'admin',
    '/api/admin/catalogue/picture',
    await somePicture('png'),
  );
  return body.picture.url;
}

it('the hotel has neither name nor sign until staff give them', async () => {
  expect(await attributes()).toEqual({ hotelName: '', hotelSign: null });
});

it('everybody reads the name and the sign that staff give it', async () => {
  const hotelSign = { url: await uploadSign() };
  expect((await change({ hotelName: 'Парк-отель «Сосны»', hotelSign })).status).toBe(200);
  expect(await attributes()).toEqual({ hotelName: 'Парк-отель «Сосны»', hotelSign });
});

it('a sign stays as long as it is one', async () => {
  const url = await uploadSign();
  await change({ hotelSign: { url } });
  const pictures = createCataloguePictureRepository(portal.prisma);
  const tidyUp = () => pictures.deleteUnnamed(new Date(Date.now() + 1000));
  await tidyUp();
  expect((await fetch(portal.url + url)).status).toBe(200);
  await change({ hotelSign: null });
  await tidyUp();
  expect((await fetch(portal.url + url)).status).toBe(404);
});

it.each([
  ['a picture of another site', { url: 'https://evil.example/sign.svg' }],
  ['a script', { url: 'javascript:alert(1)' }],
  ['no picture that was uploaded', { url: `/media/catalogue/${'0'.repeat(64)}.webp` }],
])('a sign is not %s', async (_, hotelSign) => {
  const { status, body } = await change({ hotelSign });
  expect([status, body.details?.[0]?.path]).toEqual([422, 'data.attributes.hotelSign.url']);
  expect((await attributes()).hotelSign).toBeNull();
});

it('a name has no more than 60 characters, on one line', async () => {
  expect((await change({ hotelName: 'я'.repeat(61) })).status).toBe(422);
  expect((await change({ hotelName: 'Сосны\nи озеро' })).status).toBe(422);
  expect((await change({ hotelName: 'я'.repeat(60) })).status).toBe(200);
});

it('a payment says at which hotel it is', async () => {
  const create = vi.spyOn(portal.providers.paymentGateway, 'createPayment');
  const named = async () => {
    const { id } = await placeOrder(portal);
    await beginPayment(portal, id);
    return create.mock.lastCall?.[0].description.replace(String(id), '…');
  };
  expect(await named()).toBe('Заказ №…');
  await change({ hotelName: 'Сосны' });
  expect(await named()).toBe('Заказ №…, Сосны');
});
