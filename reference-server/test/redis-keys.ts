import { createClient } from 'redis';

/** The keys of a Redis that begin so. */
export async function redisKeys(url: string, prefix: string): Promise<string[]> {
  const client = createClient({ url });
  await client.connect();
  const keys: string[] = [];
  for await (const found of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1000 })) {
    keys.push(...found);
  }
  client.destroy();
  return keys;
}

/** Deletes the keys of a Redis that begin so. */
export async function deleteRedisKeys(url: string, prefix: string): Promise<void> {
  const keys = await redisKeys(url, prefix);
  if (keys.length === 0) return;
  const client = createClient({ url });
  await client.connect();
  await client.del(keys);
  client.destroy();
}
