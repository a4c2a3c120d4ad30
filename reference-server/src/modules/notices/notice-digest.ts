import { createTexts } from '@portal/domain';
import type { WordedNotice } from './notice-words.ts';

const { count } = createTexts({ locale: 'ru' });
const between = '\n\n';

/**
 * Gathers notices of one topic into one message, in their order: the first of them, as many as it holds,
 * each with all that it says.
 *
 * @param longest in UTF-16 units
 */
export function gatherNotices(
  notices: readonly WordedNotice[],
  longest: number,
): { readonly message: WordedNotice; readonly count: number } {
  const [first] = notices;
  if (!first) throw new Error('There is nothing to gather.');
  let taken = 1;
  while (taken < notices.length && digestOf(notices.slice(0, taken + 1)).length <= longest) {
    taken += 1;
  }
  return { message: { ...first, text: digestOf(notices.slice(0, taken)) }, count: taken };
}

function digestOf(notices: readonly WordedNotice[]): string {
  const heading = [notices[0]?.header, count('notice.gathered', notices.length)]
    .filter(Boolean)
    .join('\n');
  return [heading, ...notices.map(({ body }) => body)].join(between);
}
