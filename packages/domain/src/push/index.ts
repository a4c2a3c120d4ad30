export {
  pushNoteLimits,
  sendPush,
  subscribeToPush,
  unsubscribeFromPush,
  testPush,
} from './push-endpoints.ts';
export { pushNotificationSchema, type PushNotification } from './push-notification.ts';
export type { PushSubscriptionJson } from './push-subscription.ts';
export type { WorkerGreeting, WorkerOpening } from './worker-messages.ts';
