export {
  cannedReplyPlaceholders,
  type CannedReplyPlaceholder,
  cannedRepliesMax,
  cannedReplyLimits,
  unknownPlaceholders,
  newCannedReplySchema,
  type NewCannedReply,
  type CannedReply,
  fillCannedReply,
  fetchCannedReplies,
  createCannedReply,
  updateCannedReply,
  deleteCannedReply,
} from './canned-reply.ts';
export { type MessageState, messageState } from './message-state.ts';
export {
  fetchTickets,
  type TicketCounts,
  countTickets,
  ticketNotesMax,
  type TicketDetails,
  fetchTicketDetails,
  addTicketNote,
  assignTicket,
} from './admin-ticket-endpoints.ts';
export {
  guestTicketsMax,
  ticketStepsMax,
  getTickets,
  fetchTicket,
  openTicketsMax,
  type NewTicket,
  createTicket,
  type NewTicketMessage,
  sendTicketMessage,
  markTicket,
  updateTicket,
} from './ticket-endpoints.ts';
export {
  supportTicketCreate,
  supportTicketStatusChange,
  supportTicketMessage,
  supportTicketRead,
  supportTicketAssign,
  supportTicketNote,
  typingRules,
  supportTicketTyping,
  typing,
} from './ticket-events.ts';
export { ticketStatusColours, ticketStatusLabel, activeTicketsText } from './ticket-labels.ts';
export {
  type TicketStatus,
  ticketMachine,
  isClosedRecently,
  ticketReopensUntil,
} from './ticket-machine.ts';
export {
  ticketPictureRules,
  ticketPictureSchema,
  type TicketPicture,
  uploadTicketPicture,
  getTicketPicture,
  getTicketPicturePreview,
  ticketPicturePath,
  ticketPicturePreviewPath,
} from './ticket-picture.ts';
export {
  type TicketSender,
  type TicketSide,
  ticketMessageMaxLength,
  ticketMessagesPerPage,
  type TicketMessage,
  type TicketMarks,
  type TicketUnread,
  type TicketAttributes,
  type Ticket,
  type TicketStaff,
  type StaffTicket,
  type TicketNote,
  type TicketStep,
  type StaffTicketStep,
  staffTicketAttributesSchema,
  ticketMessageSchema,
} from './ticket-schema.ts';
export { withTicketMessage, withTicketStatus, withTicketReadState } from './ticket-updates.ts';
