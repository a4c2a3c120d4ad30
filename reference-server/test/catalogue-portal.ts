import type { ProblemDetail, StaffProduct, StaffStore } from '@portal/domain';
import { createTestPortal, type TestPortal } from './portal.ts';
import { somePicture } from './some-picture.ts';

/** What a call of the catalogue's desk may answer. */
export interface DeskBody {
  readonly store: StaffStore;
  readonly product: StaffProduct;
  readonly picture: { readonly url: string; readonly width: number };
  readonly code?: string;
  readonly details?: ProblemDetail[];
}

/** A portal with an admin at its catalogue. */
export interface CataloguePortal extends TestPortal {
  /** Calls as the admin, under an idempotency key where one is given. */
  desk(path: string, data: object, key?: string): Promise<{ status: number; body: DeskBody }>;
  /** Opens a shop and gives its id. */
  shop(title?: string): Promise<number>;
  /** Adds a product at 150 ₽ and gives it. */
  product(store: number, more?: object): Promise<StaffProduct>;
  /** Uploads a file as a picture. */
  upload(file: Uint8Array<ArrayBuffer>, type?: string): Promise<{ status: number; body: DeskBody }>;
  /** Uploads a picture of this width and gives its address. */
  picture(width: number): Promise<string>;
}

/** Boots the portal and signs the demo admin in. */
export async function startCataloguePortal(): Promise<CataloguePortal> {
  const portal = await createTestPortal();
  const { token } = await portal.staff('admin');

  async function send(path: string, type: string, body: BodyInit, key?: string) {
    const method = path.endsWith('/room/update') ? 'PUT' : 'POST';
    const response = await fetch(`${portal.url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': type,
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body,
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || '{}') as DeskBody };
  }

  const desk: CataloguePortal['desk'] = (path, data, key) =>
    send(path, 'application/json', JSON.stringify({ data }), key);
  const upload: CataloguePortal['upload'] = (file, type = 'image/png') =>
    send('/admin/catalogue/picture', type, file);

  return {
    ...portal,
    desk,
    upload,
    async shop(title = 'Лавка') {
      return (await desk('/admin/store/create', { store: { title } })).body.store.id;
    },
    async product(store, more = {}) {
      const product = { name: 'Мыло', price: 150, store, ...more };
      return (await desk('/admin/product/create', { product })).body.product;
    },
    async picture(width) {
      const { body } = await upload(await somePicture('png', { width, height: 6 }));
      return body.picture.url;
    },
  };
}
