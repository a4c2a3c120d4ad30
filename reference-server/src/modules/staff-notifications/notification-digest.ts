import { createTexts } from '@portal/domain/texts';
import type { NotificationText } from './notification-text.ts';

const { count } = createTexts({ locale: 'ru' });
const between = '\n\n';

/**
 * Gathers notices of one topic into one message, in their order: the first of them, as many as it holds,
 * each with all that it says.
 *
 * @param maxLength in UTF-16 units
 */
export function digestNotifications(
  notifications: readonly NotificationText[],
  maxLength: number,
): { readonly message: NotificationText; readonly count: number } {
  const [first] = notifications;
  if (!first) throw new Error('There is nothing to gather.');
  let taken = 1;
  while (
    taken < notifications.length &&
    digestOf(notifications.slice(0, taken + 1)).length <= maxLength
  ) {
    taken += 1;
  }
  return { message: { ...first, text: digestOf(notifications.slice(0, taken)) }, count: taken };
}

function digestOf(notifications: readonly NotificationText[]): string {
  const heading = [notifications[0]?.header, count('notice.gathered', notifications.length)]
    .filter(Boolean)
    .join('\n');
  return [heading, ...notifications.map(({ body }) => body)].join(between);
}
