import { Router, type Request } from 'express';
import type { Answer } from '../answer.ts';
import { inflictFaults } from '../faults/inflict-faults.ts';
import type { SandboxContext } from '../provider.ts';
import { magicOutcomeOf, type MagicOutcome } from './magic-phones.ts';
import { fieldsOf } from '../request-fields.ts';
import { smsSandboxCredentials } from './sms-credentials.ts';
import type { ReceivedSms, SmsInbox } from './sms-inbox.ts';

const gateway = 'smsaero';
const cost = '5.49';

const magicAnswers: Record<MagicOutcome, Answer> = {
  auth: failure('Ошибка авторизации', 401),
  no_funds: { status: 200, body: { result: 'no credits' } },
  forbidden_text_or_sender: {
    status: 200,
    body: { result: 'reject', reason: 'Подпись не согласована' },
  },
  bad_phone: failure('Номер указан неверно', 400),
  duplicate: failure('Такое сообщение уже отправлено', 400),
  rate_limited: failure('Слишком много запросов', 429),
  provider_down: { status: 503 },
  unknown: { status: 500 },
};

/** SMS Aero v2: `sms/send`, `sms/testsend`, `sms/status`, `balance`, with Basic auth. */
export function createSmsAero({ faults, answering }: SandboxContext, inbox: SmsInbox): Router {
  const router = Router();
  router.use(
    inflictFaults(faults, {
      provider: 'sms',
      errorText: (response) => void response.json(failure('Недостаточно средств').body),
      rateLimit: (response) => {
        response.set('Retry-After', '30').status(429).json(failure('Слишком много запросов').body);
      },
    }),
  );
  router.all('/v2/sms/send', answering(authorised(send)));
  router.all('/v2/sms/testsend', answering(authorised(simulate)));
  router.all('/v2/sms/status', answering(authorised(readStatus)));
  router.all('/v2/balance', answering(authorised(() => success({ balance: 1337 }))));
  return router;

  function send(fields: Fields): Answer {
    return refusalOf(fields) ?? accepted(fields, (phone) => inbox.receive(message(fields, phone)));
  }

  function simulate(fields: Fields): Answer {
    const at = new Date(0).toISOString();
    return (
      refusalOf(fields) ?? accepted(fields, (phone) => ({ ...message(fields, phone), id: '0', at }))
    );
  }

  function readStatus(fields: Fields): Answer {
    const found = inbox.find(gateway, fields.one['id'] ?? '');
    if (found === undefined) return failure('Сообщение не найдено', 404);
    return success(describe(found, fields.one['sign'], 1, 'delivery'));
  }
}

interface Fields {
  one: Record<string, string>;
  /** `numbers`, or `number` as a list of one. */
  phones: string[];
  isList: boolean;
}

function message(fields: Fields, phone: string) {
  return { gateway, phone, text: fields.one['text'] ?? '' };
}

function accepted(fields: Fields, receive: (phone: string) => ReceivedSms): Answer {
  const data = fields.phones.map((phone) =>
    describe(receive(phone), fields.one['sign'], 0, 'queue'),
  );
  return success(fields.isList ? data : data[0]);
}

function refusalOf(fields: Fields): Answer | undefined {
  if ((fields.one['text'] ?? '') === '') return failure('Не указан текст сообщения', 400);
  if ((fields.one['sign'] ?? '') === '') return failure('Не указана подпись', 400);
  const isPhone = (phone: string) => /^7\d{10}$/.test(phone);
  if (fields.phones.length === 0 || !fields.phones.every(isPhone)) return magicAnswers.bad_phone;
  const outcome = fields.phones.map(magicOutcomeOf).find((found) => found !== null);
  return outcome && magicAnswers[outcome];
}

function authorised(answer: (fields: Fields) => Answer): (request: Request) => Answer {
  const { email, apiKey } = smsSandboxCredentials.smsAero;
  const expected = `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`;
  return (request) => {
    if (request.get('authorization') !== expected) return magicAnswers.auth;
    const one = fieldsOf(request);
    const numbers = (request.body as { numbers?: unknown } | undefined)?.numbers;
    const isList = Array.isArray(numbers);
    const phones = isList ? numbers.map(String) : [one['number'] ?? ''];
    return answer({ one, phones, isList });
  };
}

function describe(sms: ReceivedSms, sign: string | undefined, status: number, label: string) {
  const seconds = Math.floor(Date.parse(sms.at) / 1000);
  return {
    id: Number(sms.id),
    from: sign ?? 'SMS Aero',
    number: sms.phone,
    text: sms.text,
    status,
    extendStatus: label,
    channel: 'FREE SIGN',
    cost,
    dateCreate: seconds,
    dateSend: seconds,
  };
}

function success(data: unknown): Answer {
  return { status: 200, body: { success: true, data, message: null } };
}

function failure(text: string, status = 200): Answer {
  return { status, body: { success: false, data: null, message: text } };
}
