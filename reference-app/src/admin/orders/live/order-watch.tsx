import { OrderBell } from '../bell/order-bell.tsx';
import { OrderEvents } from './order-events.tsx';

/** Orders are looked after on every page of the console: what happens is shown, and new ones ring. */
export function OrderWatch() {
  return (
    <>
      <OrderEvents />
      <OrderBell />
    </>
  );
}
