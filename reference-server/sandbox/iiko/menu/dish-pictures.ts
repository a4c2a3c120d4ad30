import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler } from 'express';
import type { SandboxContext } from '../../provider.ts';
import type { Kitchen } from './kitchen.ts';

const folder = fileURLToPath(new URL('../../../demo/pictures/dishes/', import.meta.url));
const drawn = new Set(existsSync(folder) ? readdirSync(folder) : []);

/** Where the menu says that pictures of its dishes are. */
export const picturesPath = '/iiko/pictures';

/** The address of a dish's picture: some dishes have none. */
export function createPictureUrl({
  publicUrl,
}: Pick<SandboxContext, 'publicUrl'>): Kitchen['pictureUrl'] {
  return ({ key }) => (drawn.has(`${key}.svg`) ? `${publicUrl()}${picturesPath}/${key}.svg` : null);
}

/** Serves the pictures, as iiko's own servers do. */
export function servePictures(): RequestHandler {
  return express.static(folder, { index: false, maxAge: '1d' });
}
