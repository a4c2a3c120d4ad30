import { createHash } from 'node:crypto';
import { Router, type Request } from 'express';
import type { Answer } from '../answer.ts';
import { inflictFaults } from '../faults/inflict-faults.ts';
import type { SandboxContext } from '../provider.ts';
import { magicOutcomeOf } from './magic-phones.ts';
import { fieldsOf } from '../request-fields.ts';
import { smsSandboxCredentials } from './sms-credentials.ts';
import type { OutgoingSms, SmsInbox } from './sms-inbox.ts';

const gateway = 'smsc';
const balance = '83.6';
const cost = '4.1';
const largestOwnId = 2_147_483_647;

const errorTexts: Record<number, string> = {
  1: 'parameters error',
  2: 'authorise error',
  3: 'no money',
  4: 'IP address is temporarily blocked',
  6: 'message is denied',
  7: 'invalid number',
  8: "message to this number can't be sent",
  9: 'duplicate request, wait a minute',
};

const magicCodes: Partial<Record<string, number>> = {
  auth: 2,
  no_funds: 3,
  rate_limited: 4,
  forbidden_text_or_sender: 6,
  bad_phone: 8,
  duplicate: 9,
};

/**
 * smsc.ru: `/sys/send.php` and `/rest/send/`, `/sys/status.php`, `/sys/balance.php`. HTTP 200
 * whatever happens, see `error_code`; only an outage of the whole service is a 503.
 */
export function createSmsc({ faults, answering, clock }: SandboxContext, inbox: SmsInbox): Router {
  const router = Router();
  router.use(
    inflictFaults(faults, {
      provider: 'sms',
      errorText: (response) => void response.json(failure(3)),
      rateLimit: (response) => void response.json(failure(4)),
    }),
  );
  router.all('/sys/send.php', answering(authorised(send)));
  router.post(
    '/rest/send/',
    answering((request) => authorisedFields(restFieldsOf(request), send)),
  );
  router.all('/sys/status.php', answering(authorised(readStatus)));
  router.all('/sys/balance.php', answering(authorised(() => ({ status: 200, body: { balance } }))));
  return router;

  function send(fields: Record<string, string>): Answer {
    const phones = (fields['phones'] ?? '').split(/[,;]/).filter(Boolean);
    const text = decodedText(fields);
    const ownId = fields['id'];
    if (phones.length === 0 || text === '' || (ownId !== undefined && !isOwnId(ownId))) {
      return { status: 200, body: failure(1) };
    }
    const outcomes = phones.map(magicOutcomeOf);
    if (outcomes.includes('unknown')) return { status: 500 };
    if (outcomes.includes('provider_down')) return { status: 503 };
    const messages = phones.map((phone) => ({
      gateway,
      phone,
      text,
      ...(ownId !== undefined && { ownId }),
    }));
    const code = messages.map(refusalOf).find(Boolean);
    if (code !== undefined) return { status: 200, body: failure(code, ownId) };
    return { status: 200, body: accept(messages, fields) };
  }

  function accept(messages: OutgoingSms[], fields: Record<string, string>): object {
    const price = fields['cost'];
    if (price === '1') return { cost, cnt: messages.length };
    const [first] = messages.map((message) => inbox.receive(message));
    return {
      id: Number(first?.id),
      cnt: messages.length,
      ...((price === '2' || price === '3') && { cost }),
      ...(price === '3' && { balance }),
    };
  }

  function refusalOf(message: OutgoingSms): number | undefined {
    if (!/^7\d{10}$/.test(message.phone)) return 7;
    if (inbox.isRepeated(message)) return 9;
    return magicCodes[magicOutcomeOf(message.phone) ?? ''];
  }

  function readStatus(fields: Record<string, string>): Answer {
    const ids = (fields['id'] ?? '').split(',');
    const phones = (fields['phone'] ?? '').split(',');
    const statuses = ids.filter(Boolean).map((id, index) => {
      const found = inbox.find(gateway, id);
      const isFound = found !== undefined && found.phone === phones[index];
      const at = isFound ? new Date(found.at) : clock.now();
      return {
        status: isFound ? 1 : -3,
        last_date: localDate(at),
        last_timestamp: Math.floor(at.getTime() / 1000),
        err: 0,
        ...(ids.length > 1 && { id: Number(id), phone: phones[index] }),
      };
    });
    return { status: 200, body: ids.length > 1 ? statuses : statuses[0] };
  }
}

function authorised(answer: (fields: Record<string, string>) => Answer) {
  return (request: Request): Answer => authorisedFields(fieldsOf(request), answer);
}

/** Checks login and password, and leaves JSON only to those who have asked for it. */
function authorisedFields(
  fields: Record<string, string>,
  answer: (fields: Record<string, string>) => Answer,
): Answer {
  const { status, body } = isKnown(fields) ? answer(fields) : { status: 200, body: failure(2) };
  if (fields['fmt'] === '3' || body === undefined) return { status, body };
  const { error_code: code, id } = body as { error_code?: number; id?: number };
  if (code === undefined) return { status, body: `OK - 1 SMS, ID - ${id ?? ''}` };
  return { status, body: `ERROR = ${code} (${errorTexts[code] ?? ''})` };
}

/** The JSON call needs neither a format nor a character set. */
function restFieldsOf(request: Request): Record<string, string> {
  return { ...fieldsOf(request), fmt: '3', charset: 'utf-8' };
}

function isKnown(fields: Record<string, string>): boolean {
  const { login, password } = smsSandboxCredentials.smsc;
  const accepted = [password, createHash('md5').update(password).digest('hex')];
  return fields['login'] === login && accepted.includes(fields['psw'] ?? '');
}

/** Without `charset=utf-8` the gateway reads its old default, and the text arrives as noise. */
function decodedText(fields: Record<string, string>): string {
  const text = fields['mes'] ?? '';
  if (fields['charset'] === 'utf-8') return text;
  return new TextDecoder('windows-1251').decode(Buffer.from(text));
}

function isOwnId(id: string): boolean {
  return /^\d+$/.test(id) && Number(id) >= 1 && Number(id) <= largestOwnId;
}

/** `01.08.2026 12:00:00` in Moscow, where the gateway lives. */
function localDate(at: Date): string {
  return at.toLocaleString('ru-RU', { timeZone: 'Europe/Moscow' }).replace(',', '');
}

function failure(code: number, id?: string): object {
  const hasId = id !== undefined && [3, 6, 7, 8].includes(code);
  return { error: errorTexts[code], error_code: code, ...(hasId && { id: Number(id) }) };
}
