const long = JSON.stringify('я'.repeat(20_000));
const notText = ['null', '7', 'true', '[]', '{}'];
const unstorable = ['"a\\u0000b"', '"\\ud800"', '"x\\udfffy"', '"\\u001b[2J"', '"\\u009b2J"'];
const notOneLine = ['"a\\nb"', '"a\\tb"', '"a\\u0085b"', '"a\\u2028b"', '"a\\u2029b"'];
/** What draws nothing: spaces, what has no width, fillers of Hangul, the blank of braille, marks without a letter. */
const unseen = [
  ...[
    '""',
    '"  "',
    '"\\u00a0"',
    '"\\u200b"',
    '"\\u200d\\ufe0f"',
    '"\\u2060\\ufeff\\u00ad"',
    '"\\u202e\\u200f"',
  ],
  ...['"\\u115f\\u1160"', '"\\u3164"', '"\\uffa0"', '"\\u2800"', '"\\u0306"', '"\\udb40\\udc41"'],
];
const notNumber = ['null', 'true', '""', '"1"', '"🙂"', '[1]', '{"id":1}'];
const notCount = [...notNumber, '-1', '0', '0.5', '2147483648', '1e15', '"2026-02-31"'];

/** What no field takes, as it is written in JSON. */
const neverTaken = [
  '1e999',
  '-1e999',
  'NaN',
  'undefined',
  '['.repeat(10_000) + ']'.repeat(10_000),
  JSON.stringify(Array.from({ length: 10_000 }, () => 1)),
  JSON.stringify('x'.repeat(100_000)),
];

/** Values whose meaning hides in the prototype of an object. */
const inThePrototype = [
  '{"__proto__":{"id":1,"length":1,"0":1}}',
  '{"constructor":{"prototype":{"id":1}}}',
];

/** By kind of field: what it must refuse, as it is written in JSON. */
const refused = {
  object: ['null', '7', 'true', '"x"', '[]'],
  /** Of a thing there must be. */
  id: [...notCount, '1000000000'],
  /** To look by, where finding nothing is an answer. */
  idFilter: notCount,
  page: [...notCount, '100001', '1000000000'],
  pageSize: [...notCount, '101', '1000000000'],
  quantity: [...notCount, '100', '1000000000'],
  version: notCount,
  count: [...notCount, '1000000000'],
  staffId: [...notText, '""', '"a b"', '"../admin"', '"админ"', '"🙂"', long],
  staffIdOrNone: ['7', 'true', '[]', '{}', '""', '"a b"', '"../admin"', '"админ"', long],
  text: [...notText, ...unstorable, long],
  line: [...notText, ...unstorable, ...notOneLine, long],
  requiredLine: [...notText, ...unstorable, ...notOneLine, ...unseen, long],
  requiredText: [...notText, ...unstorable, ...unseen, long, '"  \\n\\u200b "'],
  /** Never stored as they are, so any characters will do. */
  secret: [...notText, '""', long],
  /** Of staff, to have from then on. */
  newPassword: [
    ...notText,
    '""',
    '"too short"',
    '"park-hotel-demo"',
    '"            "',
    '"121212121212"',
    long,
  ],
  token: [...notText, long],
  timeZone: [...notText, ...unstorable, '""', '"Europe/Atlantis"', '"__proto__"', long],
  network: [
    ...notText,
    ...unstorable,
    long,
    '""',
    '"0.0.0.0/0"',
    '"::/0"',

    '"hotel"',
  ],
  counter: notCount.filter(
    (value) => value !== 'null' && value !== '2147483648' && value !== '1e15',
  ),
  /** Or null, for no promise. */
  minutes: [...notCount.filter((value) => value !== 'null'), '1441'],
  phone: [
    ...notText,
    ...unstorable,
    long,
    '""',
    '"8"',
    '"+1 202 555 01 23"',
    '"＋７９１６１２３４５６"',
  ],
  code: [...notText, '""', '"123"', '"1234567"', '"12 4"', '"１２３４"', '"٠١٢٣"', '"1234\\n"'],
  uuid: [...notText, '""', '"1"', '"7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b6"', '"\\u0000"'],
  /** Number of a row that is longer than a number can hold. */
  rowId: [...notText, '""', '"0"', '"-1"', '"1.5"', '"1e3"', '"9223372036854775808"', '"1 OR 1=1"'],
  email: ['7', 'true', '[]', '{}', ...unstorable, '"x"', '"a@b"', '"a b@c.de"', long],
  enum: [...notText, '""', '"unknown"', '"New"', '"__proto__"', '"constructor"', '["new"]'],
  boolean: ['null', '1', '0', '"true"', '"on"', '[]', '{}'],
  time: [
    ...notText,
    '""',
    '"yesterday"',
    '"2026-02-31"',
    '"2026-02-31T00:00:00Z"',
    '"2026-13-01T00:00:00Z"',
    '"0000-01-01T00:00:00Z"',
    '"+010000-01-01T00:00:00Z"',
    '"9999-12-31T23:59:59-23:59"',
    '"0001-01-01T00:00:00+23:59"',
  ],
  roubles: [...notNumber, '-1', '-0.01', '0.001', '10000001', '2147483648', '1e21'],
  /** Roubles, or −1 for a price that nobody knows. */
  price: [...notNumber, '-2', '-0.01', '0.001', '10000001', '2147483648', '1e21'],
  /** A place in an order: a whole number on either side of nothing. */
  place: [...notNumber, '0.5', '1000001', '-1000001', '2147483648', '1e15'],
  /** Of a thing, bare or in the object that replies carry it in; where there may be none, null says so. */
  idOrThing: [
    ...['true', '""', '"1"', '"🙂"', '[1]', '-1', '0', '0.5', '2147483648', '1e15', '1000000000'],
    ...['{}', '{"id":"1"}', '{"id":0}'],
  ],
  /** Of the portal's own, or none. */
  picture: [
    ...['7', 'true', '"x"', '[]', '{}', '{"url":null}', '{"url":7}', '{"url":""}'],
    '{"url":"javascript:alert(1)"}',
    '{"url":"https://evil.test/x.webp"}',
    '{"url":"//evil.test/media/x.webp"}',
    '{"url":"/media/../api/portal-setting"}',
    '{"url":"/media/demo/stores/farm-shop.svg?x=1"}',
    `{"url":"/media/catalogue/${'0'.repeat(64)}.webp"}`,
    `{"url":"/media/${'x'.repeat(400)}"}`,
  ],
  feeObject: [
    ...['null', '7', 'true', '"x"', '[]'],
    '{"type":"percent","value":100.01}',
    '{"value":null}',
  ],
  nameInLink: [
    ...['7', 'true', '[]', '{}', '""', '"a b"', '"../admin"', '"."', '".."', '"a/b"', '"a\\u0000"'],
    ...['"лавка"', '"-a"', '"a."', '"🙂"', long],
  ],
  link: [
    ...notText,
    ...unstorable,
    '""',
    '"x"',
    '"javascript:alert(1)"',
    '"data:text/html,x"',
    '"https://a.test/\\u0000"',
    '"https://a.test/\\ud800"',
    long,
  ],
  /** Also where nothing may be sent: private addresses, other ports, hosts that only look allowed. */
  pushEndpoint: [
    ...notText,
    ...unstorable,
    '""',
    '"x"',
    '"http://fcm.googleapis.com/fcm/send/x"',
    '"https://fcm.googleapis.com:8443/fcm/send/x"',
    '"https://user@fcm.googleapis.com/x"',
    '"https://fcm.googleapis.com.evil.test/x"',
    '"https://evilfcm.googleapis.com/x"',
    '"https://fcm.googleapis.com@10.0.0.1/x"',
    '"https://127.0.0.1/x"',
    '"https://[::1]/x"',
    '"https://2130706433/x"',
    '"https://169.254.169.254/latest/meta-data"',
    '"https://localhost/x"',
    '"https://notify.windows.com.internal/x"',
    long,
  ],
  /** In base64url, of the right length, and a point of the curve where it is a public key. */
  pushKey: [...notText, '""', '"BA"', '"tBHItJI5svbpez7KI4CC+g"', `"B${'A'.repeat(86)}"`, long],
  moment: ['"2026-11-20"', 'true', '[]', '{}', '-1', '1e300'],
  list: ['null', '7', 'true', '"x"', '{}', '{"length":1,"0":1}'],
} as const;

/** What a field holds. */
export type FieldKind = keyof typeof refused;

/** Everything a field of this kind must refuse, as it is written in JSON. */
export function hostileValues(kind: FieldKind): string[] {
  const own = [...refused[kind], ...neverTaken];
  return kind === 'object' ? own : [...own, ...inThePrototype];
}

/** What is refused somewhere, for whoever tries everything everywhere. */
export const everyHostileValue: readonly string[] = [
  ...new Set([...Object.values(refused).flat(), ...neverTaken, ...inThePrototype]),
];

/** Bodies that no call takes, with the content type they come in and the status that answers them. */
export const hostileBodies: readonly (readonly [
  name: string,
  type: string,
  body: string | Buffer,
  status: number,
])[] = [
  ['no JSON', 'application/json', '{"data":', 400],
  ['JSON cut short', 'application/json', '{"data":{"id":1', 400],
  ['two JSON values', 'application/json', '{} {}', 400],
  ['a text without quotes', 'application/json', 'hello', 400],
  ['NaN', 'application/json', 'NaN', 400],
  ['bytes that are no UTF-8', 'application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
  ['a form', 'application/x-www-form-urlencoded', 'data=1', 415],
  ['several parts', 'multipart/form-data; boundary=x', '--x--', 415],
  ['plain text', 'text/plain', '{}', 415],
  ['no content type', '', '{}', 415],
  ['a content type that is none', ';;;', '{}', 415],
  ['another charset', 'application/json; charset=windows-1251', '{}', 415],
  ['null', 'application/json', 'null', 422],
  ['an array', 'application/json', '[]', 422],
  ['a number', 'application/json', '7', 422],
  ['1e999', 'application/json', '1e999', 422],
  ['a text', 'application/json', '"x"', 422],
  ['true', 'application/json', 'true', 422],
  ['10,000 arrays', 'application/json', '['.repeat(10_000) + ']'.repeat(10_000), 422],
  ['100 KB', 'application/json', JSON.stringify({ data: 'x'.repeat(100_000) }), 413],
  ['1 MB', 'application/json', JSON.stringify({ data: 'x'.repeat(1_000_000) }), 413],
];
