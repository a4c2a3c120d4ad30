import sharp from 'sharp';

/** A small picture as a file, in one colour. */
export async function somePicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  { width = 8, height = 6 } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const colour = { r: 86, g: 117, b: 75 };
  const picture = sharp({ create: { width, height, channels: 3, background: colour } });
  return Uint8Array.from(await picture.toFormat(format).toBuffer());
}

/** Uploads one to a portal, as whoever has this token, and gives its id. */
export async function uploadSomePicture(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/ticket/attachment`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
    body: await somePicture(),
  });
  if (response.status !== 201) throw new Error(`Not uploaded: ${await response.text()}`);
  return ((await response.json()) as { picture: { id: string } }).picture.id;
}
