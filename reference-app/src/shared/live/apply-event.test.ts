import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { applyEvent, holdEvent } from './apply-event.ts';

const queryKey = ['guests', 7];
const clients: QueryClient[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

/** A list on screen whose answers come when the test says so. */
function shown() {
  const client = new QueryClient();
  clients.push(client);
  const answers: ((names: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(client, {
    queryKey,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  observer.subscribe(() => undefined);
  return {
    client,
    names: () => observer.getCurrentResult().data,
    awaitRequest: async (times: number) => {
      await vi.waitFor(() => expect(answers).toHaveLength(times));
      return (names: string[]) => answers[times - 1]!(names);
    },
  };
}

const withOlga = (names: string[]) => [...names, 'Olga'];

test('an answer from before the news does not take them back', async () => {
  const { client, names, awaitRequest } = shown();
  (await awaitRequest(1))(['Ivan']);
  await vi.waitFor(() => expect(names()).toEqual(['Ivan']));
  void client.invalidateQueries({ queryKey });
  const answerOld = await awaitRequest(2);

  applyEvent(client, queryKey, withOlga);
  expect(names()).toEqual(['Ivan', 'Olga']);
  const answerNew = await awaitRequest(3);
  answerOld(['Ivan']);
  answerNew(['Ivan', 'Olga', 'Pavel']);

  await vi.waitFor(() => expect(names()).toEqual(['Ivan', 'Olga', 'Pavel']));
});

test('what is read for the first time is read anew, as its answer may lack the news', async () => {
  const { client, names, awaitRequest } = shown();
  const answerOld = await awaitRequest(1);

  applyEvent(client, queryKey, withOlga);
  const answerNew = await awaitRequest(2);
  answerOld(['Ivan']);
  answerNew(['Ivan', 'Olga']);

  await vi.waitFor(() => expect(names()).toEqual(['Ivan', 'Olga']));
});

test('what is at rest is changed without being read again', async () => {
  const { client, names, awaitRequest } = shown();
  (await awaitRequest(1))(['Ivan']);
  await vi.waitFor(() => expect(names()).toEqual(['Ivan']));

  applyEvent(client, queryKey, withOlga);

  expect(names()).toEqual(['Ivan', 'Olga']);
  expect(client.isFetching({ queryKey })).toBe(0);
});

test('news that tell all stand in for an answer on its way', async () => {
  const { client, names, awaitRequest } = shown();
  const answerOld = await awaitRequest(1);

  holdEvent(client, queryKey, ['Olga']);
  answerOld(['Ivan']);
  await vi.waitFor(() => expect(client.isFetching({ queryKey })).toBe(0));

  expect(names()).toEqual(['Olga']);
});
