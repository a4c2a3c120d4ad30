import { orderMachine, type OrderCommand, type OrderStatus } from '@portal/domain/orders';
import { availableCommands } from '@portal/domain/state-machine';

/** Staff of either role can do the same. */
function commandsOf(status: OrderStatus): OrderCommand[] {
  return availableCommands(orderMachine, status, 'moderator');
}

/** What staff do with an order next on its way to the guest, or null when nothing is left. */
export function nextCommand(status: OrderStatus): OrderCommand | null {
  return (
    commandsOf(status).find((command) => orderMachine.commands[command].to !== 'canceled') ?? null
  );
}

/** Whether staff can still cancel it. */
export function canCancel(status: OrderStatus): boolean {
  return commandsOf(status).includes('cancel');
}
