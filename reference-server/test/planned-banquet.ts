import { createStaffPortal, type Portal } from '@portal/client';
import { sandboxHall, sandboxTables, tomorrowAt } from './banqueting.ts';

/** Plans a banquet for tomorrow evening at that table of the sandbox's hall. */
export async function planBanquet(desk: Portal, tableNumber: number) {
  const table = sandboxTables[tableNumber];
  const planned = await createStaffPortal(desk).banquets.create({
    title: 'Юбилей',
    customerName: 'Анна Лебедева',
    phone: '+79210000001',
    guestsCount: 4,
    startsAt: tomorrowAt(16),
    durationInMinutes: 180,
    section: sandboxHall,
    tables: table ? [table] : [],
  });
  if (!planned.ok) throw new Error(planned.problem.error);
  return planned.value;
}
