export { staffMessageMaxLength, guestReportMinutes, sendTelegram } from './notice-endpoints.ts';
export { staffChatTopics, type StaffChatTopic, staffAlarmHeader } from './staff-chat.ts';
