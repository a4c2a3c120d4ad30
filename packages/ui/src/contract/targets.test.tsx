import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.css.ts';
import { mount, settled } from '../testing/mounted.tsx';
import { contentCases } from './content-cases.tsx';
import type { ContractCase } from './contract-case.ts';
import { controlCases } from './control-cases.tsx';
import { overlayCases } from './overlay-cases.tsx';

const contractCases = [...contentCases, ...controlCases, ...overlayCases];
const pressed = 'button, a[href], input, select, textarea, [role="radio"], [role="tab"]';

/** What a thumb goes for all the time. */
const main = [
  ...['BottomTabs', 'Button', 'CartBar', 'Checkbox', 'CodeField', 'IconButton', 'LinkButton'],
  ...['PhoneField', 'RadioGroup', 'SearchField', 'Select', 'Switch', 'TextArea', 'TextField'],
];

afterEach(() => page.viewport(1280, 800));

/** The sizes of everything that can be pressed; a control inside its label is as large as that. */
async function targetsOf(one: ContractCase): Promise<{ width: number; height: number }[]> {
  mount(one.render({}));
  await settled();
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches('[aria-hidden="true"], [tabindex="-1"]:not(a, button)'))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => targetOf(element).getBoundingClientRect())
    .map(({ width, height }) => ({ width, height }));
}

/** A label, or a thing that is laid over all of its surroundings, widens what can be pressed. */
function targetOf(element: HTMLElement): Element {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const over = label ?? element;
  const { content, position } = getComputedStyle(over, '::after');
  if (content !== 'none' && position === 'absolute' && over.offsetParent) return over.offsetParent;
  return element.closest('label') ?? element;
}

test.each(contractCases)('$name has nothing to press below 24 px', async (one) => {
  await page.viewport(390, 800);
  for (const { width, height } of await targetsOf(one)) {
    expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(24);
  }
});

test.each(contractCases.filter(({ name }) => main.includes(name)))(
  '$name is at least 44 px high',
  async (one) => {
    await page.viewport(390, 800);
    const heights = (await targetsOf(one)).map(({ height }) => Math.round(height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeGreaterThanOrEqual(44);
  },
);
