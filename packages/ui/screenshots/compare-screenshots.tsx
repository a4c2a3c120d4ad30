import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../src/styles.css.ts';
import { mount, settled } from '../src/testing/mounted.tsx';

/** A story to compare by screenshots, and the screens to take them on. */
export interface ScreenshotCase {
  name: string;
  story: ReactElement;
  screens: readonly (keyof typeof sizes)[];
  /** Without room around it, as a whole page is. */
  isPage?: boolean;
}

const sizes = { phone: [390, 844], card: [390, 420], desktop: [1280, 900] } as const;
const faces = ['600 16px "Cormorant Variable"', '400 16px "Golos Text Variable"'];

/** Takes a screenshot of each case by day and by night, and compares it with its baseline. */
export function compareScreenshots(cases: readonly ScreenshotCase[]): void {
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important }';

  beforeEach(async () => {
    document.head.append(still);
    await Promise.all(faces.map((face) => document.fonts.load(face, 'Уха Fish 620 ₽')));
  });
  afterEach(async () => {
    delete document.documentElement.dataset.portalTheme;
    document.body.removeAttribute('style');
    await page.viewport(1280, 900);
  });

  const views = cases.flatMap((each) =>
    each.screens.flatMap((screen) =>
      (['light', 'dark'] as const).map((theme) => ({ ...each, screen, theme })),
    ),
  );
  test.each(views)('$name, $screen, $theme', async ({ name, story, isPage, screen, theme }) => {
    const [width, height] = sizes[screen];
    await page.viewport(width, height);
    document.documentElement.dataset.portalTheme = theme;
    Object.assign(document.body.style, {
      blockSize: `${height}px`,
      overflow: 'hidden',
      padding: isPage ? '' : '16px',
    });
    mount(story);
    await settled();
    await document.fonts.ready;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(
      `${name}-${screen}-${theme}`,
    );
  });
}
