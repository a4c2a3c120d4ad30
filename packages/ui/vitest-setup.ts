import { expect } from 'vitest';
import { toBeVisible } from './to-be-visible.ts';

expect.extend({ toBeVisible });
