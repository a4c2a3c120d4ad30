import { expect, test } from 'vitest';
import { onLanes } from './schedule.mjs';

/** Work that ends when told to, and a record of what has begun. */
function controlled(...names) {
  const begun = [];
  const end = {};
  const work = names.map((name) => () => {
    begun.push(name);
    return new Promise((resolve) => (end[name] = () => resolve(`${name} done`)));
  });
  return { begun, end, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('gives the next to whichever lane is free, and keeps the results in order', async () => {
  const { begun, end, work } = controlled('server', 'journeys', 'stories', 'lint');
  const results = onLanes(work, 2);
  expect(begun).toEqual(['server', 'journeys']);

  end.journeys();
  await settled();
  expect(begun).toEqual(['server', 'journeys', 'stories']);

  end.stories();
  await settled();
  end.lint();
  end.server();
  expect(await results).toEqual(['server done', 'journeys done', 'stories done', 'lint done']);
});

test('needs no more work than lanes', async () => {
  const { end, work } = controlled('lint');
  const results = onLanes(work, 4);
  end.lint();
  expect(await results).toEqual(['lint done']);
});
