import { refusedError, UnreachableError } from '@portal/client';
import type { ProblemCode } from '@portal/domain/contract';
import { describe, expect, it } from 'vitest';
import { createSignInAnswers } from './sign-in-answers.ts';
import { appCatalogue, createAppTexts } from '../../shared/texts/app-catalogue.ts';

const answers = createSignInAnswers(createAppTexts('ru'), () => new Date(2026, 10, 20, 14, 5));

function refused(code: ProblemCode, retryAfterSeconds: number | null = null) {
  const text = appCatalogue.ru[`problem.${code}`];
  return { code, text, retryAfterSeconds };
}

function thrown(status: number, retryAfterSeconds: number | null = null) {
  const text = 'Подождите немного.';
  return refusedError({
    ...{ status, code: 'SOMETHING', text, details: [], retryAfterSeconds, requestId: null },
  });
}

describe('sending a code', () => {
  it('says why it was refused, and counts the seconds down', () => {
    expect(answers.sendRefused(refused('TOO_MANY_REQUESTS', 20))).toEqual({
      kind: 'refused',
      refusal: { text: 'Слишком много запросов. Подождите немного.', retryAfterSeconds: 20 },
    });
  });

  it('names the time of day when the wait is long', () => {
    expect(answers.sendRefused(refused('TOO_MANY_REQUESTS', 3600)).refusal.text).toBe(
      'Слишком много запросов. Подождите немного. Попробуйте после 15:05.',
    );
  });

  it('gives the server’s own text of any other refusal, and says when nothing was reached', () => {
    expect(answers.sendFailed(thrown(422)).refusal.text).toBe('Подождите немного.');
    expect(answers.sendFailed(new UnreachableError('no')).refusal.text).toBe(
      'Нет связи с порталом. Проверьте интернет и повторите.',
    );
  });
});

describe('checking a code', () => {
  it('says of a wrong code that it is wrong, and no more', () => {
    expect(answers.checkRefused(refused('CODE_WRONG', 45)).refusal.text).toBe('неверный код');
  });

  it('says when the attempts are used up for how long', () => {
    expect(answers.checkRefused(refused('TOO_MANY_ATTEMPTS', 45)).refusal.text).toBe(
      'Слишком много попыток. Запросите новый код позже. Следующая попытка через 45 секунд',
    );
  });

  it('fails to log in on every other status, and says so', () => {
    expect(answers.checkFailed(thrown(500)).refusal.text).toBe('Failed to log in');
    expect(answers.checkFailed(thrown(429, 120)).refusal.text).toBe(
      'Подождите немного. Попробуйте после 14:07.',
    );
  });
});

describe('registering', () => {
  it('fails on every other status, with what to do where it is known', () => {
    expect(answers.registerRefused(refused('CODE_REQUIRED')).refusal.text).toBe(
      'Failed to register guest. Сначала запросите код из SMS.',
    );
    expect(answers.registerFailed(thrown(500)).refusal.text).toBe('Failed to register guest');
  });
});
