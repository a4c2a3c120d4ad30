export { OrderCard, type OrderCardItem, type OrderCardProps } from './order-card.tsx';
