import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listedDishes } from '../../sandbox/iiko/menu/menu-index.ts';
import { draw, gallery } from './gallery.ts';
import { demoStores } from '../stores.ts';

const out = new URL('out/', import.meta.url);
const committed = (file: string): string => readFileSync(new URL(file, out), 'utf8');
const slugsIn = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, out))
    .map((name) => name.replace(/\.svg$/, ''))
    .sort();

/** Elements that only draw: nothing that runs, links, embeds or writes. */
const drawingElements = new Set([
  ...['svg', 'defs', 'g', 'path', 'use', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
  ...['filter', 'feTurbulence', 'feColorMatrix', 'feComposite', 'feGaussianBlur'],
]);

/** What stands in a picture, or what is wrong with its XML. */
function readSvg(svg: string): { elements: string[]; attributes: Map<string, string[]> } {
  const elements: string[] = [];
  const attributes = new Map<string, string[]>();
  const open: string[] = [];
  const rest = svg
    .trim()
    .replaceAll(/<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/g, (...parts: string[]) => {
      const [, closing, name = '', written = '', empty] = parts;
      if (closing) expect(open.pop()).toBe(name);
      else {
        elements.push(name);
        if (!empty) open.push(name);
      }
      for (const [, key = '', value = ''] of written.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
        attributes.set(key, [...(attributes.get(key) ?? []), value]);
      }
      return '';
    });
  expect({ outsideTags: rest, leftOpen: open }).toEqual({ outsideTags: '', leftOpen: [] });
  return { elements, attributes };
}

describe.each(gallery)('$file', (picture) => {
  const svg = committed(picture.file);

  it('is what the painter paints today', () => {
    expect(draw(picture) === svg, 'Run `node demo/pictures/draw.ts` in reference-server.').toBe(
      true,
    );
  });

  it('is small', () => {
    const limit = picture.file.startsWith('heroes/') ? 14_000 : 12_000;
    expect(Buffer.byteLength(svg)).toBeLessThan(limit);
  });

  it('is well-formed and only draws', () => {
    const { elements, attributes } = readSvg(svg);
    expect(elements.filter((name) => !drawingElements.has(name))).toEqual([]);
    expect([...attributes.keys()].filter((name) => /^on|style|class/.test(name))).toEqual([]);
    expect(attributes.get('xmlns')).toEqual(['http://www.w3.org/2000/svg']);
  });

  it('refers only to what is in it', () => {
    const { attributes } = readSvg(svg);
    const ids = attributes.get('id') ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    const all = [...attributes].filter(([name]) => name !== 'xmlns').flatMap(([, value]) => value);
    const references = [
      ...(attributes.get('href') ?? []),
      ...all.flatMap((value) => [...value.matchAll(/url\(([^)]*)\)/g)].map(([, target]) => target)),
    ];
    expect(references.filter((target) => !ids.includes(target?.replace('#', '') ?? ''))).toEqual(
      [],
    );
    expect(references.filter((target) => !target?.startsWith('#'))).toEqual([]);
    expect(all.filter((value) => value.includes('NaN') || value.includes('undefined'))).toEqual([]);
  });
});

it('hangs one picture for every product and every store, and none beside', () => {
  const products = demoStores.flatMap((store) => store.products.map(({ slug }) => slug));
  expect(slugsIn('products')).toEqual(products.sort());
  expect(slugsIn('stores')).toEqual(demoStores.map(({ slug }) => slug).sort());
});

it('hangs one picture for every dish that guests may see, but for the two nobody has photographed', () => {
  const shown = listedDishes
    .filter(({ dish, category }) => !category.isHidden && !dish.isHidden)
    .filter(({ dish }) => dish.sizes.some(({ priceRoubles }) => priceRoubles !== null))
    .map(({ dish }) => dish.key);
  const drawn = slugsIn('dishes');
  expect(shown.filter((key) => !drawn.includes(key))).toEqual(['stuffed-pepper', 'kvass']);
  expect(drawn.filter((key) => !shown.includes(key))).toEqual([]);
});

it('keeps no picture that nobody paints', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replaceAll('\\', '/'));
  expect(files.sort()).toEqual(gallery.map(({ file }) => file).sort());
});
