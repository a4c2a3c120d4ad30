import { expect, it } from 'vitest';
import { readGuestView, toGuestSearch, writeGuestView, type GuestView } from './guest-view.ts';

const all: GuestView = {
  search: '',
  access: 'all',
  mailing: 'all',
  page: 1,
  guest: null,
  part: 'orders',
};

it('comes back from the address as it was written', () => {
  const view: GuestView = {
    search: '8 (903) Анна & Co',
    access: 'closed',
    mailing: 'on',
    page: 3,
    guest: 12,
    part: 'sessions',
  };
  expect(readGuestView(new URLSearchParams(writeGuestView(view).toString()))).toEqual(view);
});

it('leaves a plain address for what is shown by default, and reads nonsense as that', () => {
  expect(writeGuestView(all).toString()).toBe('');
  const nonsense = new URLSearchParams('access=maybe&page=-2&guest=abc&part=secrets');
  expect(readGuestView(nonsense)).toEqual(all);
});

it('asks the server for what is narrowed down, and for nothing else', () => {
  expect(toGuestSearch(all)).toEqual({ page: 1, pageSize: 20 });
  expect(toGuestSearch({ ...all, search: 'а', access: 'open', mailing: 'off', page: 2 })).toEqual({
    search: 'а',
    approved: true,
    mailing: false,
    page: 2,
    pageSize: 20,
  });
});
