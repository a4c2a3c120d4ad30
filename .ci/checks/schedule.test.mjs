import { expect, test } from 'vitest';
import { onCores } from './schedule.mjs';

/** Work that ends when it is ended here, by the cores that each needs, and a record of what has begun. */
function controlled(cores) {
  const begun = [];
  const end = {};
  const work = Object.entries(cores).map(([name, needed]) => ({
    cores: needed,
    run: () => {
      begun.push(name);
      return new Promise((resolve) => (end[name] = () => resolve(`${name} done`)));
    },
  }));
  return { begun, end, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('begins in order what there are cores for, and keeps the results in order', async () => {
  const { begun, end, work } = controlled({ server: 2, stories: 1, unit: 1, lint: 1 });
  const results = onCores(work, 2);
  expect(begun).toEqual(['server']);

  end.server();
  await settled();
  expect(begun).toEqual(['server', 'stories', 'unit']);

  end.unit();
  await settled();
  expect(begun).toEqual(['server', 'stories', 'unit', 'lint']);

  end.lint();
  end.stories();
  expect(await results).toEqual(['server done', 'stories done', 'unit done', 'lint done']);
});

test('waits until all of the cores that something needs are free', async () => {
  const { begun, end, work } = controlled({ stories: 1, unit: 1, server: 2 });
  void onCores(work, 2);
  end.stories();
  await settled();
  expect(begun).toEqual(['stories', 'unit']);
  end.unit();
  await settled();
  expect(begun).toEqual(['stories', 'unit', 'server']);
});

test('runs alone what needs more cores than there are', async () => {
  const { begun, end, work } = controlled({ server: 2, lint: 1 });
  const results = onCores(work, 1);
  expect(begun).toEqual(['server']);
  end.server();
  await settled();
  end.lint();
  expect(await results).toEqual(['server done', 'lint done']);
});
