/** The topics of the staff chat: the thread each notice goes to by default and the header it begins with. */
export const staffChatTopics = {
  rating: { threadId: 2, header: '[PORTAL RATING]' },
  delivery: { threadId: 4, header: '[PORTAL DELIVERY]' },
  support: { threadId: 12, header: '[PORTAL SUPPORT]' },
  code: { threadId: 28, header: '[PORTAL CODE]' },
} as const;

/** A topic of the staff chat. */
export type StaffChatTopic = keyof typeof staffChatTopics;

/** Begins what the portal itself has to say, outside the topics of guests' things. */
export const staffAlarmHeader = '[PORTAL ALARM]';

/** The threads as {@link staffChatTopics} name them, where a hotel has not set its own. */
export const defaultStaffThreads: Readonly<Record<StaffChatTopic, number>> = {
  rating: staffChatTopics.rating.threadId,
  delivery: staffChatTopics.delivery.threadId,
  support: staffChatTopics.support.threadId,
  code: staffChatTopics.code.threadId,
};
