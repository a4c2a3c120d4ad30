import { Router, type Request } from 'express';
import type { Answer } from '../answer.ts';
import { inflictFaults } from '../faults/inflict-faults.ts';
import type { SandboxContext } from '../provider.ts';
import { magicOutcomeOf } from './magic-phones.ts';
import { fieldsOf } from '../request-fields.ts';
import { smsSandboxCredentials } from './sms-credentials.ts';
import type { SmsInbox } from './sms-inbox.ts';

const gateway = 'smsru';
const balance = 4122.56;
const idPrefix = '000000-';
const maxPhones = 100;
/** Eight parts of 67 characters, as Cyrillic is counted. */
const maxCharacters = 8 * 67;

const statusTexts: Record<number, string> = {
  [-1]: 'Сообщение не найдено',
  103: 'Сообщение доставлено',
  200: 'Неправильный api_id',
  201: 'Не хватает средств на лицевом счёте',
  202: 'Неправильно указан получатель',
  203: 'Нет текста сообщения',
  204: 'Имя отправителя не согласовано',
  205: 'Сообщение слишком длинное',
  207: 'На этот номер нельзя отправлять сообщения',
  213: 'Указано более 100 номеров',
  220: 'Сервис временно недоступен',
  230: 'Превышен дневной лимит сообщений на этот номер',
  231: 'Превышен лимит одинаковых сообщений на этот номер в минуту',
};

const requestCodes: Partial<Record<string, number>> = { auth: 200, provider_down: 220 };
const phoneCodes: Partial<Record<string, number>> = {
  no_funds: 201,
  forbidden_text_or_sender: 204,
  bad_phone: 207,
  duplicate: 231,
  rate_limited: 230,
};

/** sms.ru: `/sms/send`, `/sms/status`, `/my/balance`. HTTP 200 whatever happens, see `status_code`. */
export function createSmsRu({ faults, answering }: SandboxContext, inbox: SmsInbox): Router {
  const router = Router();
  router.use(
    inflictFaults(faults, {
      provider: 'sms',
      errorText: (response) => void response.json(failure(201)),
      rateLimit: (response) => void response.json(failure(230)),
    }),
  );
  router.all('/sms/send', answering(authorised(send)));
  router.all('/sms/status', answering(authorised(readStatus)));
  router.all('/my/balance', answering(authorised(() => success({ balance }))));
  return router;

  function send(fields: Record<string, string>): Answer {
    const messages = messagesOf(fields);
    if (messages.length > maxPhones) return { status: 200, body: failure(213) };
    if (messages.length === 0) return { status: 200, body: failure(202) };
    const outcomes = messages.map(({ phone }) => magicOutcomeOf(phone));
    if (outcomes.includes('unknown')) return { status: 500 };
    const requestCode = outcomes.map((outcome) => requestCodes[outcome ?? '']).find(Boolean);
    if (requestCode !== undefined) return { status: 200, body: failure(requestCode) };

    const isTest = fields['test'] === '1';
    const sms = Object.fromEntries(
      messages.map((message) => [message.phone, sendOne(message, isTest)]),
    );
    return success({ sms, balance });
  }

  function sendOne(message: { phone: string; text: string }, isTest: boolean): object {
    const code = refusalOf(message);
    if (code !== undefined) return failure(code);
    const id = isTest ? '0' : inbox.receive({ gateway, ...message }).id;
    return { status: 'OK', status_code: 100, sms_id: `${idPrefix}${id}` };
  }

  function refusalOf({ phone, text }: { phone: string; text: string }): number | undefined {
    if (!/^7\d{10}$/.test(phone)) return 202;
    if (text === '') return 203;
    if (text.length > maxCharacters) return 205;
    if (inbox.isRepeated({ gateway, phone, text })) return 231;
    return phoneCodes[magicOutcomeOf(phone) ?? ''];
  }

  function readStatus(fields: Record<string, string>): Answer {
    const ids = (fields['sms_id'] ?? '').split(',').filter(Boolean);
    const sms = Object.fromEntries(
      ids.map((id) => {
        const code = inbox.find(gateway, id.slice(idPrefix.length)) ? 103 : -1;
        const status = code === 103 ? 'OK' : 'ERROR';
        return [id, { status, status_code: code, status_text: statusTexts[code] }];
      }),
    );
    return success({ sms });
  }
}

/** Checks the key, and leaves JSON only to those who have asked for it. */
function authorised(
  answer: (fields: Record<string, string>) => Answer,
): (request: Request) => Answer {
  return (request) => {
    const fields = fieldsOf(request);
    const isKnown = fields['api_id'] === smsSandboxCredentials.smsRu.apiId;
    const { status, body } = isKnown ? answer(fields) : { status: 200, body: failure(200) };
    if (fields['json'] === '1' || body === undefined) return { status, body };
    return { status, body: String((body as { status_code: number }).status_code) };
  };
}

/** One text for many phones (`to`, `msg`), or a text for each (`to[79990000000]`). */
function messagesOf(fields: Record<string, string>): { phone: string; text: string }[] {
  const common = (fields['to'] ?? '')
    .split(',')
    .filter(Boolean)
    .map((phone) => ({ phone: phone.trim(), text: fields['msg'] ?? '' }));
  const individual = Object.entries(fields).flatMap(([name, text]) => {
    const phone = /^to\[(\d+)\]$/.exec(name)?.[1];
    return phone === undefined ? [] : [{ phone, text }];
  });
  return [...common, ...individual];
}

function success(fields: object): Answer {
  return { status: 200, body: { status: 'OK', status_code: 100, ...fields } };
}

function failure(code: number): object {
  return { status: 'ERROR', status_code: code, status_text: statusTexts[code] };
}
