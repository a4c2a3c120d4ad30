import { getStore, getStores } from '@portal/domain/catalogue';
import { defineEndpoint, list } from '@portal/domain/contract';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { useOddServer } from '../../testing/use-odd-server.ts';
import { json } from '../../testing/odd-server.ts';
import { ContractError } from '../call-errors.ts';

const fixture = useOddServer();
const { callerOf } = fixture;

/** A store as the wire has it. */
const store = (id: number, kind: string) => ({
  id,
  attributes: {
    ...{ title: `№ ${id}`, description: '', isActive: true, isCustom: false, customId: null },
    ...{ preview_size: 'small', short_desc: '', tag: '', image: null, category: null },
    store_type: { id: 1, label: kind, value: kind },
    fee: { name: '', description: '' },
  },
});

describe('a list with something that only a newer portal knows', () => {
  const stores = (...data: unknown[]) => json(200, { stores: { data } });

  it('has its new words as they came, and whoever asked is told of them', async () => {
    const onContractMismatch = vi.fn();
    const call = await callerOf([stores(store(1, 'shop'), store(2, 'spa'))], {
      onContractMismatch,
    });
    const { body } = await call(getStores, {});
    const kinds = body.stores.data.map(({ attributes }) => attributes.store_type.value);
    expect(kinds).toEqual(['shop', 'spa']);
    expect(onContractMismatch.mock.calls).toMatchObject([
      [
        {
          method: 'GET',
          path: '/api/stores',
          issues: [{ path: ['stores', 'data', 1, 'attributes', 'store_type', 'value'] }],
        },
      ],
    ]);
  });

  it('has the rest of its entities, and whoever asked is told of what is left out', async () => {
    const onContractMismatch = vi.fn();
    const odd = { ...store(2, 'spa'), attributes: { ...store(2, 'spa').attributes, title: 7 } };
    const call = await callerOf([stores(store(1, 'shop'), odd, store(3, 'bath'))], {
      onContractMismatch,
    });
    const { body } = await call(getStores, {});
    expect(body.stores.data.map(({ id }) => id)).toEqual([1, 3]);
    const kinds = body.stores.data.map(({ attributes }) => attributes.store_type.value);
    expect(kinds).toEqual(['shop', 'bath']);
    expect(onContractMismatch).toHaveBeenCalledOnce();
  });

  it('is whole, and nobody is told, where a field is new', async () => {
    const onContractMismatch = vi.fn();
    const answer = stores({ ...store(1, 'shop'), hint: 'new' });
    const call = await callerOf([answer], { onContractMismatch });
    expect((await call(getStores, {})).body.stores.data).toHaveLength(1);
    expect(onContractMismatch).not.toHaveBeenCalled();
  });

  it('is no reply where the list itself is wrong, or an entity that is no part of one', async () => {
    const call = await callerOf([json(200, { stores: { data: 'many' } })]);
    await expect(call(getStores, {})).rejects.toThrow(ContractError);
    const lonely = await callerOf([json(200, { store: { id: 1 }, products: { data: [] } })]);
    await expect(lonely(getStore, { params: { id: '1' } })).rejects.toThrow(ContractError);
  });
});

describe('a row that is one of several', () => {
  const row = <Attributes extends z.ZodRawShape>(attributes: Attributes) =>
    z.object({ id: z.number(), attributes: z.object(attributes) });
  const rowsOf = <Row extends z.ZodType>(one: Row) =>
    defineEndpoint({
      ...{ method: 'GET', path: '/api/rows', summary: 'Rows', access: 'anyone' },
      replies: { 200: z.object({ rows: list(one) }) },
    });
  const rows = (...attributes: object[]) =>
    json(200, { rows: { data: attributes.map((each, id) => ({ id, attributes: each })) } });

  it('has its new words as they came', async () => {
    const order = row({ status: z.enum(['new', 'done']).nullable(), sum: z.number() });
    const ticket = row({ states: z.array(z.enum(['open', 'closed'])) });
    const had = [{ status: 'new', sum: 1 }, { status: 'lost', sum: 2 }, { states: ['open', 'x'] }];
    const onContractMismatch = vi.fn();
    const call = await callerOf([rows(...had)], { onContractMismatch });
    const { body } = await call(rowsOf(z.union([order, ticket])), {});
    expect(body.rows.data.map(({ attributes }) => attributes)).toEqual(had);
    const { issues } = onContractMismatch.mock.calls[0]![0];
    expect(issues).toMatchObject([{ path: ['rows', 'data', 1] }, { path: ['rows', 'data', 2] }]);
  });

  it('is the one whose words are known, where a new word would make it another', async () => {
    const first = row({ kind: z.enum(['a']).transform(() => 'first') });
    const second = row({ kind: z.enum(['b', 'c']), n: z.number().default(0) });
    const call = await callerOf([rows({ kind: 'b' }, { kind: 'c', n: 1 }, { kind: 1 })]);
    const { body } = await call(rowsOf(z.union([first, second])), {});
    expect(body.rows.data.map(({ attributes }) => attributes)).toEqual([
      { kind: 'b', n: 0 },
      { kind: 'c', n: 1 },
    ]);
  });

  it('keeps what a new word stands for', async () => {
    const minutes = z.record(z.enum(['shop', 'restaurant']), z.number());
    const had = { minutes: { shop: 10, restaurant: 20, spa: 30 } };
    const call = await callerOf([rows(had)]);
    const { body } = await call(rowsOf(row({ minutes })), {});
    expect(body.rows.data.map(({ attributes }) => attributes)).toEqual([had]);
  });
});
