import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/test-sandbox.ts';
import { openSandboxState } from './sandbox-state.ts';

interface Note {
  text: string;
}

async function openNotes(file: string) {
  const state = await openSandboxState(file);
  return { state, notes: state.collection<Note>('notes') };
}

test('what was saved is there after the next opening, without closing first', async () => {
  const file = path.join(await temporaryFolder(), 'deep', 'journal.jsonl');
  const first = await openNotes(file);
  first.notes.put('a', { text: 'one' });
  first.notes.put('b', { text: 'two' });
  first.notes.put('a', { text: 'three' });
  first.notes.remove('b');
  await first.state.saved();

  const second = await openNotes(file);
  expect(second.notes.all()).toEqual([{ text: 'three' }]);
  await first.state.close();
  await second.state.close();
});

test('half a line at the end is forgotten and what follows it is kept', async () => {
  const file = path.join(await temporaryFolder(), 'journal.jsonl');
  const first = await openNotes(file);
  first.notes.put('a', { text: 'один' });
  await first.state.close();
  await appendFile(file, '{"collection":"notes","id":"b","docu');

  const second = await openNotes(file);
  second.notes.put('c', { text: 'two' });
  await second.state.close();

  const third = await openNotes(file);
  expect(third.notes.all()).toEqual([{ text: 'один' }, { text: 'two' }]);
  await third.state.close();
});

test('forgetting empties the memory and the disk, and what comes after is kept', async () => {
  const file = path.join(await temporaryFolder(), 'journal.jsonl');
  const first = await openNotes(file);
  first.notes.put('a', { text: 'one' });
  await first.state.saved();
  first.notes.put('b', { text: 'two' });
  first.state.forget();
  first.notes.put('c', { text: 'three' });
  expect(first.notes.all()).toEqual([{ text: 'three' }]);
  await first.state.close();

  expect(await readFile(file, 'utf8')).not.toContain('one');
  const second = await openNotes(file);
  expect(second.notes.all()).toEqual([{ text: 'three' }]);
  await second.state.close();
});
