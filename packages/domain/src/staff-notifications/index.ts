export {
  staffMessageMaxLength,
  guestReportMinutes,
  sendTelegram,
} from './staff-notification-endpoints.ts';
export { staffChatTopics, type StaffChatTopic, staffAlarmHeader } from './staff-chat.ts';
