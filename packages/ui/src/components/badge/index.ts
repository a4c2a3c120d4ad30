export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
export {
  banquetStatusTones,
  orderStatusTones,
  paymentStatusTones,
  ticketStatusTones,
} from './status-tones.ts';
