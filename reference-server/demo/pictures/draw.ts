import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { draw, gallery } from './gallery.ts';

// Paints the whole gallery anew: `node demo/pictures/draw.ts`.
const out = fileURLToPath(new URL('out/', import.meta.url));

await rm(out, { recursive: true, force: true });
let bytes = 0;
for (const picture of gallery) {
  const file = path.join(out, picture.file);
  const svg = draw(picture);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, svg);
  bytes += Buffer.byteLength(svg);
}
console.log(`${gallery.length} pictures, ${Math.round(bytes / 1024)} KB, in ${out}`);
