import { getStore, getStores } from '@portal/domain/catalogue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, startOddServer, type OddAnswer, type OddServer } from '../testing/odd-server.ts';
import { ContractError } from './call-errors.ts';
import { createCaller, type CallerOptions } from './caller.ts';

let server: OddServer;
afterEach(() => server.stop());

async function callerOf(answers: OddAnswer[], options: Partial<CallerOptions> = {}) {
  server = await startOddServer(...answers);
  return createCaller({ baseUrl: server.url, locale: () => 'ru', token: null, ...options });
}

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
