import pino from 'pino';
import { openDatabase } from '../../db/database.ts';
import { createLiveDispatcher } from '../events/live-dispatcher.ts';

/** A process that dies, without a chance to clean up, when it is about to send its first event. */
const url = process.argv[2] ?? '';
const { prisma } = await openDatabase({ url });
createLiveDispatcher({
  database: prisma,
  emit: () => process.kill(process.pid, 'SIGKILL'),
  broadcast: () => undefined,
  log: pino({ level: 'silent' }),
}).start();
