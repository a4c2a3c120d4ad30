export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
