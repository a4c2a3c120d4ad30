/** The topics of the staff chat: the thread each notice goes to and the header it begins with. */
export const staffChatTopics = {
  rating: { threadId: 2, header: '[PORTAL RATING]' },
  delivery: { threadId: 4, header: '[PORTAL DELIVERY]' },
  support: { threadId: 12, header: '[PORTAL SUPPORT]' },
  code: { threadId: 28, header: '[PORTAL CODE]' },
} as const;

/** A topic of the staff chat. */
export type StaffChatTopic = keyof typeof staffChatTopics;
