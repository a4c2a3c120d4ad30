export { sendTelegram } from './staff-notification-endpoints.ts';
export { staffChatTopics, type StaffChatTopic } from './staff-chat.ts';
