import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeIiko,
  createBanquetPortal,
  planBanquet,
  readBanquet,
  sandboxReserves,
  banquetMessages,
  waitForBanquet,
  sendReserve,
} from '../../../../test/fixtures/restaurant/banquets.ts';
import type { TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;

beforeEach(async () => {
  portal = await createBanquetPortal();
});

afterEach(() => portal.stop());

describe('a banquet that is sent', () => {
  it('is one reserve in the restaurant, sent and then accepted', async () => {
    const { id } = await planBanquet(portal, { comment: 'Торт в девять' });
    await changeIiko(portal, { commandSeconds: 600 });
    const answer = await sendReserve(portal, id);
    expect(answer.status).toBe(200);
    expect(answer.body.reserveInfo?.creationStatus).toBe('InProgress');
    expect(await readBanquet(portal, id)).toMatchObject({
      status: 'transferring',
      reserveState: 'sent',
    });
    await changeIiko(portal, { commandSeconds: 0 });

    const accepted = await waitForBanquet(portal, id, {
      status: 'transferred',
      reserveState: 'accepted',
    });
    expect(accepted).toMatchObject({ iikoError: null, drift: [] });
    const [reserve, ...others] = await sandboxReserves(portal);
    expect(others).toEqual([]);
    expect(reserve).toMatchObject({
      id: accepted.iikoReserveId,
      request: { comment: 'Юбилей\nТорт в девять', phone: '+79210000001', guests: { count: 4 } },
    });
    // The tills keep the hotel's time, three hours ahead.
    expect(reserve?.request['estimatedStartTime']).toMatch(/ 19:00:00\.000$/);
    expect(await banquetMessages(portal)).toEqual([
      { change: 'created', status: 'draft' },
      { change: 'changed', status: 'transferring' },
      { change: 'sent', status: 'transferring' },
      { change: 'accepted', status: 'transferred' },
    ]);
  });

  it('twice makes no second reserve', async () => {
    const { id } = await planBanquet(portal);
    const answers = await Promise.all([
      sendReserve(portal, id),
      sendReserve(portal, id),
      sendReserve(portal, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await waitForBanquet(portal, id, { status: 'transferred' });
    const again = await sendReserve(portal, id);
    expect(again.body.reserveInfo).toMatchObject({ creationStatus: 'Success' });
    expect(await sandboxReserves(portal)).toHaveLength(1);
  });
});
