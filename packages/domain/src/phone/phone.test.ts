import { assert, property, stringMatching, string, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  formatPhoneInput,
  isAllowedPhone,
  isPhone,
  normalizePhone,
  phoneCountry,
  phoneLength,
} from './phone.ts';

const anyPhone = stringMatching(/^\+7[0-9]{10}$/);
const mobilePhone = stringMatching(/^\+79[0-9]{9}$/);

describe('normalizePhone', () => {
  it.each([
    ['+7 (999) 123-45-67', '+79991234567'],
    ['8 (999) 123-45-67', '+79991234567'],
    ['8 999 123 45 67', '+79991234567'],
    ['\u202a+7 999 123-45-67\u202c', '+79991234567'],
    ['79991234567', '+79991234567'],
    ['9991234567', '+79991234567'],
    ['+7\u00a0999\u00a0123–45—67', '+79991234567'],
    [' +7[999]123 45 67 ', '+79991234567'],
  ])('reads %j as %s', (input, phone) => {
    expect(normalizePhone(input)).toBe(phone);
    expect(isPhone(normalizePhone(input))).toBe(true);
  });

  it.each([
    '',
    '+',
    '8',
    '+7',
    '+7999123456',
    '+799912345678',
    '+19991234567',
    'phone',
    '+7999123456a',
    '+7９991234567',
    '+79991234567\n;',
  ])('does not make a phone of %j', (input) => {
    expect(isPhone(normalizePhone(input))).toBe(false);
  });

  it('changes nothing on a second pass', () => {
    assert(
      property(string(), (input) => {
        const once = normalizePhone(input);
        if (isPhone(once)) expect(normalizePhone(once)).toBe(once);
      }),
    );
  });

  it('leaves a phone that is already normal alone', () => {
    assert(
      property(anyPhone, (phone) => {
        expect(phone).toHaveLength(phoneLength);
        expect(normalizePhone(phone)).toBe(phone);
      }),
    );
  });
});

describe('formatPhone', () => {
  it('shows the mask', () => {
    expect(formatPhone('+79991234567')).toBe('+7 (999) 123-45-67');
  });

  it('leaves what is not a phone alone', () => {
    expect(formatPhone('+1 202 555')).toBe('+1 202 555');
  });

  it('is undone by normalizePhone', () => {
    assert(
      property(anyPhone, (phone) => {
        expect(normalizePhone(formatPhone(phone))).toBe(phone);
      }),
    );
  });
});

describe('formatPhoneInput', () => {
  it.each([
    ['', ''],
    ['+', ''],
    ['8', '+7'],
    ['7', '+7'],
    ['9', '+7 (9'],
    ['8999', '+7 (999'],
    ['+7 (9991', '+7 (999) 1'],
    ['+7 (999) 1234', '+7 (999) 123-4'],
    ['+7 (999) 123-456', '+7 (999) 123-45-6'],
    ['89991234567', '+7 (999) 123-45-67'],
    ['+7 (89991234567', '+7 (999) 123-45-67'],
    ['+7 (79991234567', '+7 (999) 123-45-67'],
    ['+7 (999) 123-45-678', '+7 (999) 123-45-67'],
    ['+7 (800) 123-45-678', '+7 (800) 123-45-67'],
  ])('turns %j into %j', (typed, shown) => {
    expect(formatPhoneInput(typed)).toBe(shown);
  });

  it('builds every mobile number up from single key presses', () => {
    assert(
      property(mobilePhone, constantFrom('+7', '8', '7', ''), (phone, prefix) => {
        let shown = '';
        for (const key of prefix + phone.slice(2)) shown = formatPhoneInput(shown + key);
        expect(normalizePhone(shown)).toBe(phone);
      }),
    );
  });

  it('loses one digit with every backspace until the field is empty', () => {
    assert(
      property(anyPhone, (phone) => {
        let shown = formatPhone(phone);
        for (let presses = 0; presses < 12; presses += 1)
          shown = formatPhoneInput(shown.slice(0, -1));
        expect(shown).toBe('');
      }),
    );
  });
});

describe('phone policy', () => {
  it('tells Russia from Kazakhstan', () => {
    expect(phoneCountry('+79991234567')).toBe('RU');
    expect(phoneCountry('+74951234567')).toBe('RU');
    expect(phoneCountry('+77011234567')).toBe('KZ');
    expect(phoneCountry('89991234567')).toBeNull();
  });

  it('allows Russian mobile phones unless told otherwise: others receive no SMS', () => {
    expect(isAllowedPhone('+79161234567')).toBe(true);
    expect(isAllowedPhone('+74951234567')).toBe(false);
    expect(isAllowedPhone('+78001234567')).toBe(false);
    expect(isAllowedPhone('+74951234567', { countries: ['RU'], lines: 'any' })).toBe(true);
    expect(isAllowedPhone('+77011234567')).toBe(false);
    expect(isAllowedPhone('+77011234567', { countries: ['RU', 'KZ'], lines: 'mobile' })).toBe(true);
    expect(isAllowedPhone('+74951234567', { countries: ['RU'], lines: 'mobile' })).toBe(false);
    expect(isAllowedPhone('not a phone')).toBe(false);
  });

  it.each(['+78401234567', '+79401234567', '+78501234567'])(
    'allows %s in no country: it is abroad, and an SMS there costs many times as much',
    (phone) => {
      expect(phoneCountry(phone)).toBeNull();
      for (const lines of ['mobile', 'any'] as const) {
        expect(isAllowedPhone(phone, { countries: ['RU', 'KZ'], lines })).toBe(false);
      }
    },
  );
});
