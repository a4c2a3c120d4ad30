import { stableId } from '../stable-id.ts';
import type { SizeKey } from './sizes.ts';

export const dishId = (key: string): string => stableId(`dish/${key}`);
export const modifierId = (key: string): string => stableId(`modifier/${key}`);
export const modifierGroupId = (key: string): string => stableId(`modifier-group/${key}`);
export const categoryId = (key: string): string => stableId(`category/${key}`);
export const sizeId = (key: SizeKey | undefined): string | null =>
  key === undefined ? null : stableId(`size/${key}`);
