import { createTelegramMessenger } from '../../src/adapters/telegram/telegram-messenger.ts';
import { openDatabase } from '../../src/db/database.ts';
import type { StaffMessage } from '../../src/ports/staff-messenger.ts';
import { createNotifier } from './notifier.ts';

/** A process that dies, without a chance to clean up, when Telegram has taken its first message. */
const [url = '', baseUrl = '', token = '', chatId = ''] = process.argv.slice(2);
const { prisma } = await openDatabase({ url });
const real = createTelegramMessenger({ baseUrl, token });
const messenger = {
  ...real,
  async send(message: StaffMessage) {
    await real.send(message);
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  },
};
createNotifier(prisma, messenger, chatId).start();
