import type { Translate } from '../texts/texts.ts';

/** A room within a sentence. A name such as «Номер 101» or «Дом у озера 1» says itself what it is; a number does not. */
export function roomText(name: string, t: Translate): string {
  return /^\d/.test(name) ? t('order.room.numbered', { room: name }) : name;
}
