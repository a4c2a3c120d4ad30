import { createTexts } from '@portal/domain/texts';
import { describe, expect, it } from 'vitest';
import {
  proofChallengeOf,
  solve,
  useSignInHouse,
  type SignInServer,
  type Visitor,
} from '../../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const wifi = '198.51.100.7';
const { t } = createTexts({ locale: 'ru' });

let phones = 0;
function somePhone(): string {
  phones += 1;
  return `+7916${String(phones).padStart(7, '0')}`;
}

async function requestCode(visitor: Visitor, phone = somePhone()) {
  const first = await visitor.sendCode(phone);
  const { status, body } =
    first.status === 403
      ? await visitor.sendCode(phone, { proof: solve(proofChallengeOf(first)) })
      : first;
  const { challengeId, expiresAt, ...rest } = body.data;
  return { status, keys: [challengeId, expiresAt].map((each) => typeof each), rest };
}

/** Phones that the gateway was given, once all that is queued is delivered. */
async function sentTo(server: SignInServer): Promise<string[]> {
  const rows = await house.prisma.outbox.findMany({ where: { channel: 'sms' } });
  for (const row of rows) await server.auth.deliverSms(row);
  await house.prisma.outbox.deleteMany();
  return server.messages.splice(0).map(({ phone }) => phone);
}

/** A portal whose strangers have spent their six of ten SMS. */
async function whereStrangersUsedTheirs(environment: Record<string, string> = {}) {
  const server = await house.open({ SMS_DAILY_BUDGET: '10', ...environment });
  for (let time = 0; time < 6; time += 1) await requestCode(server.visitor());
  expect(await sentTo(server)).toHaveLength(6);
  return server;
}

async function register(phone: string) {
  await house.prisma.guest.create({ data: { phone, name: 'Анна' } });
}

describe('when strangers have spent their share of the day’s SMS', () => {
  it('everybody still gets a challenge, and SMS go to phones with an account alone', async () => {
    const server = await whereStrangersUsedTheirs();
    const known = somePhone();
    const unknown = somePhone();
    await register(known);
    expect(await requestCode(server.visitor(), unknown)).toEqual(
      await requestCode(server.visitor(), known),
    );
    expect(await sentTo(server)).toEqual([known]);
  });

  it('who has an account cannot be told by what is done either', async () => {
    const server = await whereStrangersUsedTheirs();
    const known = somePhone();
    await register(known);
    const rows = async () => {
      const [queued, counted] = [await house.prisma.outbox.count(), await countedRows()];
      return { queued, counted };
    };
    const countedRows = async () =>
      (await house.prisma.attemptBudget.findMany()).reduce((sum, { count }) => sum + count, 0);
    const before = await rows();
    await requestCode(server.visitor(), known);
    const between = await rows();
    await requestCode(server.visitor());
    const after = await rows();
    expect(after.queued - between.queued).toBe(between.queued - before.queued);
    expect(after.counted - between.counted).toBe(between.counted - before.counted);
  });

  it('the hotel’s networks and known devices have what is kept', async () => {
    const server = await house.open({ SMS_DAILY_BUDGET: '10', HOTEL_NETWORKS: wifi });
    const { visitor: device } = await server.guest('+79169999999');
    await sentTo(server);
    for (let time = 0; time < 9; time += 1) await requestCode(server.visitor());
    expect(await sentTo(server)).toHaveLength(5);
    const inHotel = somePhone();
    expect((await requestCode(server.visitor(wifi), inHotel)).status).toBe(200);
    await requestCode(device, '+79169999999');
    expect(await sentTo(server)).toEqual([inHotel, '+79169999999']);
  });

  it('nothing is sent past the whole of it, and challenges are still given', async () => {
    const server = await whereStrangersUsedTheirs({ HOTEL_NETWORKS: wifi });
    for (let time = 0; time < 4; time += 1) await requestCode(server.visitor(wifi));
    expect(await sentTo(server)).toHaveLength(4);
    expect((await requestCode(server.visitor(wifi))).status).toBe(200);
    expect(await sentTo(server)).toEqual([]);
    house.pass(12 * 3600);
    await requestCode(server.visitor());
    expect(await sentTo(server)).toHaveLength(1);
  });

  it('staff have heard of it at half', async () => {
    const server = await house.open({ SMS_DAILY_BUDGET: '10' });
    const texts = async () =>
      (await house.prisma.alert.findMany({ orderBy: { id: 'asc' } })).map(
        ({ params }) => (params as { what: string }).what,
      );
    for (let time = 0; time < 2; time += 1) await requestCode(server.visitor());
    expect(await texts()).toEqual([]);
    await requestCode(server.visitor());
    expect(await texts()).toEqual([t('notice.alarm.smsBudget.low', { n: 7, strangers: 3 })]);
    for (let time = 0; time < 5; time += 1) await requestCode(server.visitor());
    expect((await texts()).slice(1)).toEqual([t('notice.alarm.smsBudget.spentByStrangers')]);
  });
});
