export { TicketThread, type TicketThreadProps } from './ticket-thread.tsx';
