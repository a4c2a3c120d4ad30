import {
  array,
  assert,
  constantFrom,
  nat,
  oneof,
  property,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  formatPhoneInput,
  isAllowedPhone,
  isPhone,
  nationalDigits,
  normalizePhone,
  phoneCountry,
  phoneError,
  phoneLength,
  phoneSearches,
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
    ['00 7 999 123-45-67', '+79991234567'],
    ['8~10~7 999 123-45-67', '+79991234567'],
    ['810 7 999 1234567', '+79991234567'],
    ['tel:+7-999-123-45-67', '+79991234567'],
    ['+7\u200b999\u2060123\u00ad45\ufeff67', '+79991234567'],
    ['+7.999.123.45/67', '+79991234567'],
    ['+٧ ٩٩٩ ١٢٣-٤٥-٦٧', '+79991234567'],
    ['۸۹۹۹۱۲۳۴۵۶۷', '+79991234567'],
    ['＋７（９９９）１２３－４５－６７', '+79991234567'],
    ['𝟖𝟗𝟗𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕', '+79991234567'],
    ['+7९991234567', '+79991234567'],
    ['+7 8 999 123-45-67', '+79991234567'],
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

  it('reads what a person reads: our number in every spelling, and no other one', () => {
    const separator = constantFrom(
      '',
      ' ',
      '-',
      '.',
      '/',
      ' (',
      ') ',
      '\u200b',
      '\u2060',
      '\u00ad',
    );
    const nought = constantFrom('0', '٠', '۰', '०', '０', '𝟎').map(
      (digit) => digit.codePointAt(0) ?? 0,
    );
    const prefixes = constantFrom('+', '00', '8~10~', '810', 'tel:+');
    const numbers = oneof(
      stringMatching(/^79[0-9]{9}$/),
      stringMatching(/^(998|375|49|44|1|86|90|971)[0-9]{8,10}$/),
    );
    assert(
      property(numbers, prefixes, separator, nought, nat(12), (number, prefix, gap, zero, at) => {
        const digits = `${number.slice(0, at)}${gap}${number.slice(at)}`;
        const written = `${prefix}${digits}`.replace(/[0-9]/g, (digit) =>
          String.fromCodePoint(zero + Number(digit)),
        );
        expect(normalizePhone(written)).toBe(`+${number}`);
        expect(nationalDigits(written)).toBe(number.startsWith('7') ? number.slice(1) : null);
        if (!number.startsWith('7')) expect(formatPhoneInput(written)).toBe(written);
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
    ['+', '+'],
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
    ['00 7 912 000-00-00', '+7 (912) 000-00-00'],
    ['٨٩٩٩', '+7 (999'],
  ])('turns %j into %j', (typed, shown) => {
    expect(formatPhoneInput(typed)).toBe(shown);
  });

  it.each([
    '+998 90 123-45-67',
    '00 998 90 123-45-67',
    '8 10 998',
    '998 90 123 45 67',
    '+7 (999) 123-45-678',
    '+7 999 123-45-67 доб. 1',
    '495 123-45-67',
  ])('leaves %j as it is written: nothing is dropped', (written) => {
    expect(formatPhoneInput(written)).toBe(written);
    expect(nationalDigits(written)).toBeNull();
  });

  it('shows every digit that was written, whatever goes in', () => {
    const piece = oneof(
      constantFrom('+', '7', '8', '00', '810', '8~10', 'tel:', '998', '49', '9161234567', 'а'),
      constantFrom(' ', '(', ') ', '-', '.', '/', '\u200b', '\u00ad', '\u2060'),
      stringMatching(/^[0-9]{1,11}$/),
    );
    assert(
      property(array(piece, { maxLength: 8 }), (pieces) => {
        const written = pieces.join('');
        const digits = written.replace(/[^0-9]/g, '');
        const shown = formatPhoneInput(written);
        if (shown === written || digits === '') return;
        expect(written).not.toMatch(/а|^[^0-9+]*\+[^0-9]*[0-689]/);
        const national = shown.slice('+7'.length).replace(/[^0-9]/g, '');
        expect(digits.endsWith(national)).toBe(true);
        const prefix = digits.slice(0, digits.length - national.length);
        expect(prefix).toMatch(/^([78]?(00|810)?7|8|[78][78]|)[78]?$/);
      }),
      { numRuns: 1000 },
    );
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

describe('phoneError', () => {
  it.each([
    ['', null],
    ['+', null],
    ['8 10', null],
    ['00', null],
    ['+7 (916', null],
    ['+7 (916) 123-45-67', null],
    ['+7 701 123-45-67', null],
    ['+9', 'foreign'],
    ['8~10~998', 'foreign'],
    ['00 49', 'foreign'],
    ['+7 (916) 123-45-678', 'unreadable'],
    ['998 90 123 45 67', 'unreadable'],
    ['916 abc', 'unreadable'],
  ])('of %j is %j', (written, error) => {
    expect(phoneError(written)).toBe(error);
  });

  it('is a whole number of a country that is not let in', () => {
    expect(phoneError('+7 701 123-45-67', ['RU'])).toBe('foreign');
    expect(phoneError('+7 701 123-45-67', ['RU', 'KZ'])).toBeNull();
    expect(phoneError('+7 840 123-45-67', ['RU', 'KZ'])).toBe('foreign');
  });
});

describe('phoneSearches', () => {
  it.each([
    ['8 (916) 12', ['+791612', '891612']],
    ['+7 916', ['+7916']],
    ['٩١٦', ['916']],
    ['00\u200b12', ['+12', '0012']],
    ['+998 90', ['+99890']],
    ['00', ['00']],
    ['Борис', []],
    ['', []],
  ])('of %j are %j', (typed, searches) => {
    expect(phoneSearches(typed)).toEqual(searches);
  });

  it('are none below the digits that are asked for', () => {
    expect(phoneSearches('916', 4)).toEqual([]);
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
