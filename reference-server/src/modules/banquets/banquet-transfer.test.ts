import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBanqueting, type Banqueting } from '../../../test/banqueting.ts';

let house: Banqueting;

beforeEach(async () => {
  house = await startBanqueting();
});

afterEach(() => house.stop());

const send = (id: number) => house.call('/api/iiko/create_reserve', { banquet: { id } });

describe('a banquet that is sent', () => {
  it('is one reserve in the restaurant, sent and then accepted', async () => {
    const { id } = await house.plan({ comment: 'Торт в девять' });
    const answer = await send(id);
    expect(answer.status).toBe(200);
    expect(answer.body.reserveInfo?.creationStatus).toBe('InProgress');
    expect(await house.find(id)).toMatchObject({ status: 'transferring', reserveState: 'sent' });

    const accepted = await house.becomes(id, { status: 'transferred', reserveState: 'accepted' });
    expect(accepted).toMatchObject({ iikoError: null, drift: [] });
    const [reserve, ...others] = await house.reserves();
    expect(others).toEqual([]);
    expect(reserve).toMatchObject({
      id: accepted.iikoReserveId,
      request: { comment: 'Юбилей\nТорт в девять', phone: '+79210000001', guests: { count: 4 } },
    });
    // The tills keep the hotel's time, three hours ahead.
    expect(reserve?.request['estimatedStartTime']).toMatch(/ 19:00:00\.000$/);
    expect(await house.told()).toEqual([
      { change: 'created', status: 'draft' },
      { change: 'changed', status: 'transferring' },
      { change: 'sent', status: 'transferring' },
      { change: 'accepted', status: 'transferred' },
    ]);
  });

  it('twice makes no second reserve', async () => {
    const { id } = await house.plan();
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await house.becomes(id, { status: 'transferred' });
    const again = await send(id);
    expect(again.body.reserveInfo).toMatchObject({ creationStatus: 'Success' });
    expect(await house.reserves()).toHaveLength(1);
  });
});
