import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listedDishes } from '../sandbox/iiko/menu/menu-index.ts';
import { demoStores } from './stores.ts';

const folder = new URL('pictures/', import.meta.url);
const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.includes('.'));
const slugsIn = (shelf: string): string[] =>
  pictures
    .filter((file) => file.startsWith(`${shelf}/`))
    .map((file) => file.slice(shelf.length + 1).replace(/\.svg$/, ''))
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

it.each(pictures)('%s is small, only draws, and refers only to what is in it', (file) => {
  const svg = readFileSync(new URL(file, folder), 'utf8');
  expect(file).toMatch(/\.svg$/);
  expect(Buffer.byteLength(svg)).toBeLessThan(14_000);
  const { elements, attributes } = readSvg(svg);
  expect(elements.filter((name) => !drawingElements.has(name))).toEqual([]);
  expect([...attributes.keys()].filter((name) => /^on|style|class/.test(name))).toEqual([]);
  expect(attributes.get('xmlns')).toEqual(['http://www.w3.org/2000/svg']);
  const ids = attributes.get('id') ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  const values = [...attributes].flatMap(([name, each]) => (name === 'xmlns' ? [] : each));
  const urls = values.flatMap((value) =>
    [...value.matchAll(/url\(([^)]*)\)/g)].map(([, to]) => to),
  );
  const inside = ids.map((id) => `#${id}`);
  const references = [...(attributes.get('href') ?? []), ...urls];
  expect(references.filter((target) => !inside.includes(target ?? ''))).toEqual([]);
  expect(values.filter((value) => /NaN|undefined/.test(value))).toEqual([]);
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
