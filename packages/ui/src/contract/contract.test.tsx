import { cloneElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as kit from './whole-kit.ts';
import '../styles.css.ts';
import { contentCases } from './content-cases.tsx';
import { controlCases } from './control-cases.tsx';
import { overlayCases } from './overlay-cases.tsx';
import { hydrate, mount, redraw, settled } from '../testing/mounted.tsx';

const contractCases = [...contentCases, ...controlCases, ...overlayCases];
const plain = contractCases.filter((one) => !one.isOverlay);

test('every component of the kit keeps the contract', () => {
  const outside = ['LinkProvider', 'RouteAnnouncer', 'ToastProvider', 'UiTextsProvider'];
  const components = Object.keys(kit).filter(
    (name) => /^[A-Z]/.test(name) && !outside.includes(name),
  );
  expect(contractCases.map((one) => one.name).toSorted()).toEqual(components.toSorted());
});

test.each(contractCases)('$name is drawn without a complaint', async ({ name, render }) => {
  const errors = vi.spyOn(console, 'error');
  mount(render({}));
  await settled();
  expect(errors.mock.calls).toEqual([]);
  if (!['Menu', 'Tooltip'].includes(name)) {
    expect(document.querySelector(`[data-component="${name}"]`)).not.toBeNull();
  }
});

test.each(contractCases)('$name is taken over from a server without a complaint', async (one) => {
  expect(await hydrate(one.render({}))).toEqual([]);
});

test.each(plain)(
  '$name passes on class, style and attributes, and gives its element',
  async (one) => {
    const ref = vi.fn();
    mount(
      one.render({
        className: 'hotel',
        style: { outlineWidth: '3px' },
        'data-contract': 'kept',
        ref,
      }),
    );
    await settled();
    const root = document.querySelector<HTMLElement>(`[data-component="${one.name}"]`);
    expect(root).toHaveClass('hotel');
    expect(root?.style.outlineWidth).toBe('3px');
    const marked = document.querySelector('[data-contract="kept"]');
    expect(marked).not.toBeNull();
    if (one.attributes !== 'control') expect(marked).toBe(root);
    expect(ref.mock.calls[0]?.[0]).toBeInstanceOf(Element);
  },
);

test.each(['Modal', 'Drawer', 'BottomSheet'])(
  '%s passes on class, style and attributes',
  async (name) => {
    const one = contractCases.find((other) => other.name === name)!;
    const ref = vi.fn();
    mount(one.render({ className: 'hotel', 'data-contract': 'kept', ref }));
    await settled();
    const root = document.querySelector(`[data-component="${name}"]`);
    expect(root).toHaveClass('hotel');
    expect(root).toHaveAttribute('data-contract', 'kept');
    expect(ref).toHaveBeenCalledWith(root);
  },
);

test.each(contractCases)('$name is current on a translated page', async ({ render, next }) => {
  const [first, changed] = [render({}), cloneElement(render({}), next)];
  const place = mount(changed);
  await settled();
  const right = document.body.textContent;
  redraw(place, null);
  redraw(place, first);
  await settled();
  if (document.body.textContent.trim() !== '') expect(right).not.toBe(document.body.textContent);
  wrapTexts();
  redraw(place, changed);
  await settled();
  expect(document.body.textContent).toBe(right);
});

test.each(contractCases)('nothing of $name is seen that is hidden', async ({ name, render }) => {
  mount(render({}));
  await settled();
  const root = document.querySelector<HTMLElement>(`[data-component="${name}"]`);
  const parts = root ? [root, ...root.querySelectorAll<HTMLElement>('*')] : [];
  const seen = parts.filter((part) => {
    const was = part.getAttribute('hidden');
    part.setAttribute('hidden', '');
    const isSeen = getComputedStyle(part).display !== 'none';
    if (was === null) part.removeAttribute('hidden');
    return isSeen;
  });
  expect(seen.map(({ className, tagName }) => `${tagName} ${className}`)).toEqual([]);
});

test.each(['ltr', 'rtl'])('nothing is wider than a page of 320 px, %s', async (direction) => {
  await page.viewport(320, 800);
  document.documentElement.dir = direction;
  const tooWide: string[] = [];
  for (const { name, render } of contractCases) {
    const place = mount(<div style={{ inlineSize: '100%', overflow: 'hidden' }}>{render({})}</div>);
    await settled();
    const width = place.firstElementChild?.scrollWidth ?? 0;
    if (width > 321) tooWide.push(`${name} holds ${width}`);
    const drawn = document.querySelector(`[data-component="${name}"]`);
    const isSeen = drawn?.checkVisibility({ visibilityProperty: true });
    const box = isSeen ? drawn?.getBoundingClientRect() : undefined;
    if (box && (box.left < -1 || box.right > 321)) tooWide.push(`${name} ${box.left}–${box.right}`);
    place.remove();
  }
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 800);
  expect(tooWide).toEqual([]);
});

/** What a browser's translator does to a page. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font' as string);
    font.append(document.createElement('font' as string));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
}
