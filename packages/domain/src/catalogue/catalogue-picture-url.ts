/** Where the pictures of stores and products are, under the portal's address. */
export const cataloguePicturePath = '/media/catalogue';

const storedName = /^\/media\/catalogue\/([0-9a-f]{64})\.webp$/;

/** The address of a picture by the hash of what it is. */
export function cataloguePictureUrl(hash: string): string {
  return `${cataloguePicturePath}/${hash}.webp`;
}

/** The hash in the address of a picture that was uploaded; null for any other address. */
export function cataloguePictureHash(url: string): string | null {
  return storedName.exec(url)?.[1] ?? null;
}

/**
 * Where a smaller one of the same picture is, for cards and lists. A picture that was not uploaded has
 * one size, and keeps its address.
 */
export function cataloguePreviewUrl(url: string): string {
  const hash = cataloguePictureHash(url);
  return hash === null ? url : `${cataloguePicturePath}/${hash}/preview.webp`;
}
