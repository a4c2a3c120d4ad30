import { Agent } from 'node:https';
import { connect } from 'node:tls';
import type { PushDoor } from './push-door.ts';

/**
 * Connections that end at the sandbox's push service, whatever push host was meant. Its door is looked up
 * for each, as the sandbox may have started anew.
 */
export function createPushAgent(sandboxUrl: string): Agent {
  const agent = new Agent({ keepAlive: false });
  agent.createConnection = (options, done) => {
    findDoor(sandboxUrl).then(
      ({ port, ca }) => {
        const { servername } = options;
        const socket = connect({
          host: '127.0.0.1',
          port,
          ca,
          ...(servername && { servername }),
          // One certificate stands for all push hosts.
          checkServerIdentity: () => undefined,
        });
        done?.(null, socket);
      },
      (error: unknown) => done?.(error as Error, null as never),
    );
    return undefined;
  };
  return agent;
}

async function findDoor(sandboxUrl: string): Promise<PushDoor> {
  const response = await fetch(`${sandboxUrl}/__sandbox/push/door`);
  if (!response.ok) throw new Error('The sandbox has no push service.');
  return (await response.json()) as PushDoor;
}
