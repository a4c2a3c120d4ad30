import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';

const features = globSync('packages/domain/src/*/index.ts', { cwd: root });
/** Every name of the domain. */
const domain = Object.assign(
  {},
  ...(await Promise.all(features.map((file) => import(path.join(root, file))))),
);

/** Names as WIRE.md writes them. */
const names = (written) => written.split(/[,\s]+/).filter((name) => name !== '');

/** Attributes, by entity: the schema, and what WIRE.md lists of it. */
const entities = {
  'portal-setting': [
    domain.portalAttributesSchema,
    'isDisable debug guestRole receptionPhone restaurantPhone email copyright socialLinks timeZone metrikaId vapidPublicKey paymentSystems cardPaymentMin cardPaymentMax hotelName hotelSign',
  ],
  store: [
    domain.storeAttributesSchema,
    'title description isActive preview_size short_desc tag image store_type fee category isCustom customId',
  ],
  product: [
    domain.productAttributesSchema,
    'name description for_sale image memo_text price store warning_text',
  ],
  guest: [domain.guestAttributesSchema, 'name role phone approved email mailing createdAt'],
  order: [
    domain.orderAttributesSchema,
    `status previous_status type products iikoProducts store room guest phone comment description paymentType
    payment_system paid_for approve fee total refunded cancelReason create_at completed_at version`,
  ],
  'order line': [domain.orderLineSchema, 'id name price quantity'],
  'dish line': [domain.dishLineSchema, 'product name price quantity stoplist'],
  ticket: [
    domain.staffTicketAttributesSchema,
    'status create_at update_at close_at room guest messages',
  ],
  message: [domain.ticketMessageSchema, 'id message sender sender_type create_at'],
  banquet: [
    domain.banquetAttributesSchema,
    `title status customerName phone guestsCount startsAt durationInMinutes section tables comment shouldRemind
    iikoReserveId iikoError create_at update_at`,
  ],
  'staff account': [
    domain.staffAccountSchema.shape.attributes,
    'name role phone approved email mailing createdAt',
  ],
  'online client': [domain.onlineClientSchema, 'visitorId userId role connectedAt page'],
  alert: [domain.alertAttributesSchema, 'kind about count text since resolvedAt resolvedBy note'],
};

/** Events with their fields, as WIRE.md lists them; the server adds `seq`. */
const events = {
  orderStatusChange: 'newStatus orderId paid_for products iikoProducts',
  orderPaidStatusChange: 'paid_for orderId',
  supportTicketStatusChange: 'newStatus ticketId',
  orderCreate: 'newOrder',
  supportTicketCreate: 'newTicket',
  portalOnline: 'online clients',
  supportTicketMessage: 'ticketId message',
  portalSettingChange: 'attributes',
  sessionEnd: 'reason',
  // Named, with its fields left open.
  typing: null,
  alertChange: 'alert',
};

/** What the decision says is beyond WIRE.md: whatever stands in code there. */
const written = new Set(
  [
    ...readFileSync(
      path.join(root, 'docs/decisions/0020-where-the-wire-is-read-wider.md'),
      'utf8',
    ).matchAll(/`(\w+)`/g),
  ].map(([, name]) => name),
);

test.each(Object.entries(entities))(
  'an attribute of %s is listed by WIRE.md, or written down as an addition',
  (_, [schema, listed]) => {
    const attributes = Object.keys(schema.shape);
    expect(names(listed).filter((name) => !attributes.includes(name))).toEqual([]);
    const additions = attributes.filter((name) => !names(listed).includes(name));
    expect(additions.filter((name) => !written.has(name))).toEqual([]);
  },
);

test('an event is listed by WIRE.md with its fields, or written down as an addition', () => {
  const declared = domain.liveEvents.map(({ name }) => name);
  expect(Object.keys(events).filter((name) => !declared.includes(name))).toEqual([]);
  const additions = declared.filter((name) => !Object.hasOwn(events, name));
  expect(additions.filter((name) => !written.has(name))).toEqual([]);
  const fields = domain.liveEvents
    .filter(({ name }) => events[name])
    .map(({ name, payload }) => [name, Object.keys(payload.shape).toSorted()]);
  const expected = fields.map(([name]) => [name, names(events[name]).toSorted()]);
  expect(fields).toEqual(expected);
});

test('what is written down as an addition is one', () => {
  expect(written).toContain('status_at');
  expect(written).not.toContain('completed_at');
});
