import { describe, expect, it } from 'vitest';
import { readInbox, searchOf, writeInbox, type InboxView } from './inbox-view.ts';

const plain: InboxView = { view: 'active', search: '', page: 1, ticket: null };

describe('the address of the inbox', () => {
  it('says nothing of what is as it is by default', () => {
    expect(String(writeInbox(plain))).toBe('');
    expect(readInbox(new URLSearchParams())).toEqual(plain);
  });

  it('leads back to what was shown', () => {
    const shown: InboxView = { view: 'mine', search: 'Анна', page: 3, ticket: 1042 };
    expect(readInbox(writeInbox(shown))).toEqual(shown);
  });

  it('takes nothing that cannot be', () => {
    const params = new URLSearchParams({ view: 'secret', page: '-2', ticket: '1e9x' });
    expect(readInbox(params)).toEqual(plain);
  });
});

describe('what the server is asked for', () => {
  it('leaves closed tickets out of everybody’s, mine and nobody’s', () => {
    expect(searchOf(plain)).toEqual({ page: 1, isActive: true });
    expect(searchOf({ ...plain, view: 'mine' })).toMatchObject({
      isActive: true,
      assignedTo: 'me',
    });
    expect(searchOf({ ...plain, view: 'unassigned' })).toMatchObject({ assignedTo: 'nobody' });
    expect(searchOf({ ...plain, view: 'closed' })).toEqual({ page: 1, status: 'closed' });
    expect(searchOf({ ...plain, view: 'all' })).toEqual({ page: 1 });
  });

  it('searches for what was typed, without blanks at its ends', () => {
    expect(searchOf({ ...plain, search: ' 305 ' })).toMatchObject({ search: '305' });
    expect(searchOf({ ...plain, search: '   ' })).not.toHaveProperty('search');
  });
});
