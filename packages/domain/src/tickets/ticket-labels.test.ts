import { describe, expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import { activeTicketsText, ticketStatusColours, ticketStatusLabel } from './ticket-labels.ts';
import { ticketStatuses } from './ticket-machine.ts';

const russian = createTexts({ locale: 'ru' });
const english = createTexts({ locale: 'en' });

describe('a ticket', () => {
  it('shows its status in words and colour', () => {
    expect(
      ticketStatuses.map((status) => [
        ticketStatusLabel(russian.t, status),
        ticketStatusColours[status],
      ]),
    ).toEqual([
      ['Заявка обрабатывается', '#228be6'],
      ['Заявка передана специалистам', '#40c057'],
      ['Заявка закрыта', '#DCDCDC'],
    ]);
  });
});

describe('active tickets', () => {
  it.each([
    [0, 'У вас 0 активных заявок', 'You have 0 active requests'],
    [1, 'У вас 1 активная заявка', 'You have 1 active request'],
    [2, 'У вас 2 активных заявки', 'You have 2 active requests'],
    [5, 'У вас 5 активных заявок', 'You have 5 active requests'],
    [11, 'У вас 11 активных заявок', 'You have 11 active requests'],
    [21, 'У вас 21 активная заявка', 'You have 21 active requests'],
    [24, 'У вас 24 активных заявки', 'You have 24 active requests'],
  ])('are counted: %i', (count, ru, en) => {
    expect(activeTicketsText(russian, count)).toBe(ru);
    expect(activeTicketsText(english, count)).toBe(en);
  });

  it('are counted without the prefix where a flag suppresses it', () => {
    expect(activeTicketsText(russian, 2, { withPrefix: false })).toBe('2 активных заявки');
  });
});
