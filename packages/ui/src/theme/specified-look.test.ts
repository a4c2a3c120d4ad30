import { presentation } from '@portal/domain/portal';
import { ticketStatusColours } from '@portal/domain/tickets';
import { expect, test } from 'vitest';
import { welcomeMoments } from '../components/welcome-screen/welcome-moments.ts';
import { darkColors } from './tokens/dark-colors.ts';
import { lightColors } from './tokens/light-colors.ts';
import { measures } from './tokens/measures.ts';

// Styles are made before the domain can be loaded, so they repeat what it says.

test('the accent and the loading bar are the specified ones', () => {
  expect(lightColors.accent).toBe(presentation.accentColour);
  expect(lightColors.loading).toBe(presentation.loadingBar.colour);
  expect(measures.size.loadingBar).toBe(`${presentation.loadingBar.heightPixels}px`);
});

test.each([lightColors, darkColors])('ticket statuses keep their colours', (colors) => {
  expect([colors.info, colors.success, colors.neutral]).toEqual(
    [ticketStatusColours.new, ticketStatusColours.inwork, ticketStatusColours.closed].map(
      (colour) => colour.toLowerCase(),
    ),
  );
});

test('toasts take no more than the specified width', () => {
  expect(measures.size.toasts).toBe(`${presentation.toast.areaMaxWidthPixels}px`);
});

test('the welcome screen keeps its moments', () => {
  const { fadeInAtMilliseconds, barAtMilliseconds, shownMilliseconds, exitMilliseconds } =
    presentation.welcome;
  expect(welcomeMoments).toEqual({
    fadeIn: fadeInAtMilliseconds,
    bar: barAtMilliseconds,
    shown: shownMilliseconds,
    gone: shownMilliseconds + exitMilliseconds,
  });
});
