import type { Stopped } from '@portal/domain/restaurant';
import { describe, expect, it } from 'vitest';
import {
  chosenOf,
  maxQuantityOf,
  openDraft,
  pickDraft,
  withModifier,
  withOnly,
  withSize,
} from './dish-draft.ts';
import {
  additions,
  cream,
  croutons,
  doneness,
  glass,
  jug,
  mors,
  rare,
  soup,
  steak,
  wellDone,
} from '../testing/small-menu.ts';

const gone = (product: string, size: string | null = null): Stopped => ({ product, size, left: 0 });

describe('choosing a dish', () => {
  it('begins with the usual size, or with the first that is still there', () => {
    expect(openDraft(mors, []).size).toBe(glass);
    expect(openDraft(mors, [gone(mors.id, glass.id)]).size).toBe(jug);
    expect(openDraft(mors, [gone(mors.id)]).size).toBe(glass);
  });

  it('waits for what must be chosen', () => {
    const draft = openDraft(steak, []);
    expect(pickDraft(steak, draft)).toMatchObject({ problems: [{ reason: 'too-few' }] });
    expect(pickDraft(steak, withOnly(draft, doneness, rare))).toMatchObject({
      priceKopecks: 235000,
    });
  });

  it('keeps one of a group of which only one may be', () => {
    const draft = withOnly(withOnly(openDraft(steak, []), doneness, rare), doneness, wellDone);
    expect(chosenOf(draft, doneness, rare)).toBe(0);
    expect(chosenOf(draft, doneness, wellDone)).toBe(1);
    expect(withOnly(draft, doneness, null).modifiers).toEqual([]);
  });

  it('counts what goes with each piece into its price', () => {
    const draft = withModifier(openDraft(soup, []), additions, cream, 2);
    expect(pickDraft(soup, draft)).toMatchObject({ priceKopecks: 59000 });
    expect(withModifier(draft, additions, cream, 0).modifiers).toEqual([]);
  });

  it('offers no more of a modifier than it, its group and the stop-list allow', () => {
    const draft = openDraft(soup, []);
    expect(maxQuantityOf(draft, additions, cream, [])).toBe(2);
    const withCroutons = withModifier(draft, additions, croutons, 1);
    expect(maxQuantityOf(withCroutons, additions, cream, [])).toBe(1);
    expect(maxQuantityOf(draft, additions, cream, [gone(cream.id)])).toBe(0);
  });

  it('takes along to another size what that has too', () => {
    const bowl = { ...soup.sizes[0], id: 'bowl', groups: [additions] };
    const cup = { ...soup.sizes[0], id: 'cup', groups: [doneness] };
    const draft = withModifier({ ...openDraft(soup, []), size: bowl }, additions, cream, 1);
    expect(withSize(draft, bowl).modifiers).toEqual(draft.modifiers);
    expect(withSize(draft, cup).modifiers).toEqual([]);
  });
});
