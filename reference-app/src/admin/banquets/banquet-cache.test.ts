import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { putBanquet } from './banquet-cache.ts';
import { banquetKeys } from './banquet-keys.ts';
import type { AdminBanquet } from './banquet-queries.ts';

function banquet(id: number, version: number, title: string): AdminBanquet {
  return { id, version, title } as AdminBanquet;
}

const betweenKey = [...banquetKeys.between, { from: 'a', to: 'b' }];

function holding(held: AdminBanquet): QueryClient {
  const client = new QueryClient();
  client.setQueryData([...banquetKeys.one, held.id], held);
  client.setQueryData([...banquetKeys.searches, {}], { banquets: [held, banquet(9, 1, 'Другой')] });
  client.setQueryData(betweenKey, [held]);
  return client;
}

function titles(client: QueryClient): unknown[] {
  return [
    client.getQueryData<AdminBanquet>([...banquetKeys.one, 7])?.title,
    client
      .getQueryData<{ banquets: AdminBanquet[] }>([...banquetKeys.searches, {}])
      ?.banquets.map(({ title }) => title),
    client.getQueryData<AdminBanquet[]>(betweenKey)?.map(({ title }) => title),
  ];
}

describe('a newer banquet', () => {
  it('takes the place of the older one wherever that is held', () => {
    const client = holding(banquet(7, 1, 'Юбилей'));
    putBanquet(client, banquet(7, 2, 'Свадьба'));
    expect(titles(client)).toEqual(['Свадьба', ['Свадьба', 'Другой'], ['Свадьба']]);
  });

  it('is not pushed out by news that came late', () => {
    const client = holding(banquet(7, 3, 'Свадьба'));
    putBanquet(client, banquet(7, 2, 'Юбилей'));
    expect(titles(client)).toEqual(['Свадьба', ['Свадьба', 'Другой'], ['Свадьба']]);
  });

  it('is kept by its number when nobody held it', () => {
    const client = new QueryClient();
    putBanquet(client, banquet(7, 1, 'Юбилей'));
    expect(titles(client)[0]).toBe('Юбилей');
  });
});
