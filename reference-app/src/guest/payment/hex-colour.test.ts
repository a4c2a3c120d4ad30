import { presentation } from '@portal/domain';
import { expect, it } from 'vitest';
import { hexColour } from './hex-colour.ts';

it('spells the accent colour as the payment form takes it', () => {
  expect(hexColour(presentation.accentColour)).toBe('#56754b');
  expect(hexColour('rgb(0, 9, 255)')).toBe('#0009ff');
});
