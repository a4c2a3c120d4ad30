import { expect } from './journey.ts';
import { somePhone } from './sessions.ts';
import type { Stack } from './stack.ts';

/** A code by SMS is given up: the gateway breaks the connection, and a code is not sent twice. */
export async function loseOneSms({ url, sandboxUrl }: Stack): Promise<void> {
  const post = (address: string, body: object) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post(`${sandboxUrl}/faults`, { provider: 'sms', fault: 'offline', times: 1 });
  const answer = await post(`${url}/api/sms-auth/send-code`, { phoneNumber: somePhone() });
  expect(answer.status).toBe(200);
}
