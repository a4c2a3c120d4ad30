import { afterAll, beforeAll, expect, it } from 'vitest';
import type { History, Step } from './histories.ts';
import { playHistory } from './play-history.ts';
import { setStage, type Stage } from '../stage/stage.ts';

/** Histories that once left something wrong, each the shortest of its kind. */

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const paid: Step[] = [
  { action: 'place', basket: 0 },
  { action: 'pay', order: 0, clicks: 'once' },
  { action: 'payer-pays', payment: 0 },
  { action: 'sync', order: 0 },
];
const part = { action: 'refund', order: 0, share: '100 roubles', isAgain: true } as const;
const cancel = { action: 'status', order: 0, to: 'canceled' } as const;
const oneStage = {
  capture: 'automatic',
  hasReceipts: false,
  received: 'all',
  holdHours: 168,
} as const;
const twoStage = { ...oneStage, capture: 'manual' } as const;

const histories: [name: string, history: History][] = [
  [
    'the refund of a canceled order is rejected once: it is owed, and tried again',
    { ...oneStage, steps: [...paid, { ...cancel, network: ['error-text'] }] },
  ],
  [
    'a proxy says 409 to a refund that is made all the same',
    {
      ...oneStage,
      steps: [...paid, { ...part, share: 'all', network: ['proxy-409-after-commit'] }],
    },
  ],
  [
    'a part is taken in the cabinet',
    { ...twoStage, steps: [...paid, { action: 'cabinet-capture', payment: 0, roubles: 100 }] },
  ],
  [
    'a part is taken in the cabinet, and the order is canceled',
    {
      ...twoStage,
      steps: [...paid, { action: 'cabinet-capture', payment: 0, roubles: 100 }, cancel],
    },
  ],
  [
    'a part is taken and its answer lost, and then another part is wanted',
    {
      ...twoStage,
      received: 'nothing',
      steps: [
        ...paid,
        { action: 'capture', order: 0, roubles: 100, network: ['drop-after-commit'], isLazy: true },
        { action: 'capture', order: 0, roubles: 200 },
      ],
    },
  ],
  [
    'a refund is rejected, and the button pressed again',
    {
      ...oneStage,
      steps: [...paid, { ...part, network: ['error-text'] }, part, { ...part, isAgain: false }],
    },
  ],
  [
    'the answer to a refund with a receipt is lost, and the guest changes the e-mail',
    {
      ...oneStage,
      hasReceipts: true,
      received: 'payments',
      steps: [
        ...paid,
        { ...part, network: ['drop-after-commit'] },
        { action: 'email', email: 'anna@example.test' },
        { action: 'wait', seconds: 20 },
      ],
    },
  ],
  [
    'a part is given back in the cabinet, and the order is canceled',
    {
      ...oneStage,
      steps: [
        ...paid,
        { action: 'cabinet-refund', payment: 0, roubles: 50 },
        { action: 'notify', which: 0, times: 1 },
        { action: 'notify', which: 0, times: 1 },
        cancel,
      ],
    },
  ],
  [
    'an answer that a payment waits for the guest comes a day late, as after a closed lid',
    {
      ...oneStage,
      received: 'nothing',
      steps: [
        { action: 'place', basket: 0 },
        { action: 'pay', order: 0, clicks: 'once', network: ['slow'] },
        { action: 'wait', seconds: 129_600, isLazy: true },
      ],
    },
  ],
  [
    'another system takes money for an order before the portal has had any payment',
    {
      ...oneStage,
      received: 'nothing',
      steps: [
        { action: 'place', basket: 0 },
        { action: 'pay-elsewhere', order: 0, roubles: 300, isTaken: true, isForUnknown: false },
      ],
    },
  ],
  [
    'news of a payment that was given up and of one made in the cabinet for its order come together',
    {
      ...oneStage,
      steps: [
        { action: 'place', basket: 0, isLazy: true },
        { action: 'pay', order: 0, clicks: 'once', network: ['slow', 'error-text'] },
        { action: 'wait', seconds: 43_200 },
        { action: 'pay-elsewhere', order: 0, roubles: 300, isTaken: true, isForUnknown: false },
        { action: 'payer-pays', payment: 0, death: { at: 0, isDone: false } },
      ],
    },
  ],
  [
    'a refund that waits at the provider is turned away, and the order canceled meanwhile',
    {
      ...oneStage,
      steps: [
        ...paid,
        { action: 'refunds-become', outcome: 'pending' },
        part,
        cancel,
        { action: 'refund-ends', refund: 0, isSuccessful: false },
      ],
    },
  ],
];

it.each(histories)('%s', async (_, history) => {
  expect(await playHistory(stage, history)).toEqual([]);
});
