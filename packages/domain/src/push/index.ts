export {
  pushNoteLimits,
  sendPush,
  subscribeToPush,
  unsubscribeFromPush,
  testPush,
} from './push-endpoints.ts';
export type { PushSubscriptionJson } from './push-subscription.ts';
export {
  pushNotificationSchema,
  type PushNotification,
  type WorkerGreeting,
  type WorkerOpening,
} from './worker-messages.ts';
