import { refusedError, UnreachableError } from '@portal/client';
import { catalogue, createTexts, type ProblemCode } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { createSignInAnswers } from './sign-in-answers.ts';

const answers = createSignInAnswers(
  createTexts({ locale: 'ru' }),
  () => new Date(2026, 10, 20, 14, 5),
);

function refused(code: ProblemCode, retryAfterSeconds: number | null = null) {
  const text = catalogue.ru[`problem.${code}`];
  const refusal = { status: 400, code, text, details: [], retryAfterSeconds, requestId: null };
  return { kind: 'refused', refusal } as const;
}

function thrown(status: number, retryAfterSeconds: number | null = null) {
  const text = 'Подождите немного.';
  return refusedError({
    ...{ status, code: 'SOMETHING', text, details: [], retryAfterSeconds, requestId: null },
  });
}

describe('sending a code', () => {
  it('counts down as long as the server says', () => {
    const sent = { expiresAt: new Date(), resendInSeconds: 30, digits: 4 } as const;
    expect(answers.sent({ kind: 'sent', sent })).toEqual({ status: 'sent', retryAfterSeconds: 30 });
  });

  it('says why it was refused, and counts the seconds down', () => {
    expect(answers.sent(refused('TOO_MANY_REQUESTS', 20))).toEqual({
      status: 'failed',
      message: 'Слишком много запросов. Подождите немного.',
      retryAfterSeconds: 20,
    });
  });

  it('names the time of day when the wait is long', () => {
    expect(answers.sent(refused('TOO_MANY_REQUESTS', 3600))).toMatchObject({
      message: 'Слишком много запросов. Подождите немного. Попробуйте после 15:05.',
    });
  });

  it('gives the server’s own text of any other refusal, and says when nothing was reached', () => {
    expect(answers.sendFailed(thrown(422))).toMatchObject({ message: 'Подождите немного.' });
    expect(answers.sendFailed(new UnreachableError('no'))).toMatchObject({
      message: 'Нет связи с порталом. Проверьте интернет и повторите.',
    });
  });
});

describe('checking a code', () => {
  it('tells a wrong code from everything else', () => {
    expect(answers.checked(refused('CODE_WRONG'))).toEqual({
      status: 'wrong-code',
      message: 'неверный код',
    });
    expect(answers.checked({ kind: 'unknown-guest' })).toEqual({ status: 'unknown-guest' });
    expect(answers.checked({ kind: 'signed-in' })).toEqual({ status: 'signed-in' });
  });

  it('says when the attempts are used up for how long', () => {
    expect(answers.checked(refused('TOO_MANY_ATTEMPTS', 45))).toEqual({
      status: 'failed',
      message:
        'Слишком много попыток. Запросите новый код позже. Следующая попытка через 45 секунд',
    });
  });

  it('fails to log in on every other status, and says so', () => {
    expect(answers.checkFailed(thrown(500))).toEqual({
      status: 'failed',
      message: 'Failed to log in',
    });
    expect(answers.checkFailed(thrown(429, 120))).toMatchObject({
      message: 'Подождите немного. Попробуйте после 14:07.',
    });
  });
});

describe('registering', () => {
  it('is done once the guest is registered', () => {
    expect(answers.registered({ kind: 'registered' })).toEqual({ status: 'registered' });
  });

  it('leads back to signing in when the phone is registered already', () => {
    expect(answers.registered({ kind: 'already-registered' })).toBeNull();
  });

  it('fails on every other status, with what to do where it is known', () => {
    expect(answers.registered(refused('CODE_REQUIRED'))).toEqual({
      status: 'failed',
      message: 'Failed to register guest. Сначала запросите код из SMS.',
    });
    expect(answers.registerFailed(thrown(500))).toEqual({
      status: 'failed',
      message: 'Failed to register guest',
    });
  });
});
