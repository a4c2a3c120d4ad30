import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { banquetMachine } from '../banquets/banquet-machine.ts';
import { orderMachine } from '../orders/order-machine.ts';
import { paymentMachine } from '../payments/payment-machine.ts';
import { ticketMachine } from '../tickets/ticket-machine.ts';
import type { ActorOf, ConditionOf, InputOf, Machine, StateOf } from './state-machine.ts';
import {
  availableCommands,
  commandFor,
  decide,
  decideState,
  defineMachine,
  machineErrors,
} from './state-machine.ts';

const door = defineMachine({
  states: ['open', 'shut', 'walled'],
  initial: 'open',
  final: ['walled'],
  commands: {
    close: { from: ['open'], to: 'shut', by: ['guest', 'porter'] },
    unlock: { from: ['shut'], to: 'open', by: ['guest'], needs: ['hasKey'] },
    wallUp: { from: ['open', 'shut'], to: 'walled', by: ['porter'], inputs: ['bricks'] },
  },
});

describe('a machine', () => {
  it('knows its states, actors, facts and inputs by name', () => {
    expectTypeOf<StateOf<typeof door>>().toEqualTypeOf<'open' | 'shut' | 'walled'>();
    expectTypeOf<ActorOf<typeof door>>().toEqualTypeOf<'guest' | 'porter'>();
    expectTypeOf<ConditionOf<typeof door>>().toEqualTypeOf<'hasKey'>();
    expectTypeOf<InputOf<typeof door>>().toEqualTypeOf<'bricks'>();
  });

  it('offers what the actor may do, and asks for inputs only when deciding', () => {
    expect(availableCommands(door, 'open', 'porter')).toEqual(['close', 'wallUp']);
    expect(availableCommands(door, 'shut', 'guest')).toEqual([]);
    expect(availableCommands(door, 'shut', 'guest', { hasKey: true })).toEqual(['unlock']);
    expect(availableCommands(door, 'walled', 'porter')).toEqual([]);
  });

  it('finds the command between two states', () => {
    expect(commandFor(door, 'open', 'walled', 'porter')).toBe('wallUp');
    expect(commandFor(door, 'open', 'walled', 'guest')).toBeNull();
    expect(commandFor(door, 'walled', 'open', 'guest')).toBeNull();
  });

  it('says why it refuses', () => {
    expect(decide(door, 'open', 'wallUp', { actor: 'guest' })).toEqual({
      ok: false,
      refusal: { reason: 'ACTOR_NOT_ALLOWED' },
    });
    expect(
      decide(door, 'open', 'unlock', { actor: 'guest', conditions: { hasKey: true } }),
    ).toEqual({
      ok: false,
      refusal: { reason: 'ILLEGAL_TRANSITION' },
    });
    expect(
      decide(door, 'shut', 'unlock', { actor: 'guest', conditions: { hasKey: false } }),
    ).toEqual({
      ok: false,
      refusal: { reason: 'FACT_MISSING', missing: ['hasKey'] },
    });
    expect(decide(door, 'open', 'wallUp', { actor: 'porter' })).toEqual({
      ok: false,
      refusal: { reason: 'INPUT_MISSING', missing: ['bricks'] },
    });
    expect(decide(door, 'open', 'wallUp', { actor: 'porter', inputs: { bricks: true } })).toEqual({
      ok: true,
      to: 'walled',
      changed: true,
    });
  });

  it('tells a state nobody can set from one that this actor cannot set', () => {
    expect(decideState(door, 'walled', 'open', { actor: 'porter' })).toEqual({
      ok: false,
      refusal: { reason: 'ILLEGAL_TRANSITION' },
    });
    expect(decideState(door, 'open', 'walled', { actor: 'guest' })).toEqual({
      ok: false,
      refusal: { reason: 'ACTOR_NOT_ALLOWED' },
    });
  });

  it('is refused when its table cannot work', () => {
    const rule = { from: ['a'], to: 'b', by: ['x'] } as const;
    expect(() =>
      defineMachine({
        states: ['a', 'b', 'c'],
        initial: 'a',
        final: ['b', 'c'],
        commands: { go: rule },
      }),
    ).toThrow('c is unreachable');
    const errorsOf = (commands: Machine['commands'], final = ['b']) =>
      machineErrors({ states: ['a', 'b'], initial: 'a', final, commands });
    expect(errorsOf({ go: rule })).toEqual([]);
    expect(errorsOf({ go: rule }, [])).toEqual(['b is not final, yet nothing leads out of it']);
    expect(errorsOf({ go: rule, back: { from: ['b'], to: 'a', by: ['x'] } })).toEqual([
      'back leads out of a final state',
    ]);
    expect(errorsOf({ go: rule, idle: { from: ['a'], to: 'b', by: [] } })).toEqual([
      'idle can never be given',
    ]);
    expect(errorsOf({ go: rule, stay: { from: ['a'], to: 'a', by: ['x'] } })).toEqual([
      'stay leads to where it begins',
    ]);
  });
});

const machines: Record<string, Machine> = {
  door,
  order: orderMachine,
  payment: paymentMachine,
  ticket: ticketMachine,
  banquet: banquetMachine,
};

describe.each(Object.entries(machines))('the %s machine', (_, machine) => {
  const rules = Object.values(machine.commands);
  const state = constantFrom(...machine.states);
  const actor = constantFrom(...new Set(rules.flatMap((rule) => rule.by)));
  const allNames = (key: 'needs' | 'inputs') =>
    Object.fromEntries(rules.flatMap((rule) => rule[key] ?? []).map((name) => [name, true]));
  const everything = { conditions: allNames('needs'), inputs: allNames('inputs') };

  it('has no fault', () => {
    expect(machineErrors(machine)).toEqual([]);
  });

  it('is never left once it is final', () => {
    assert(
      property(state, state, actor, (from, to, by) => {
        if (!machine.final.includes(from) || from === to) return;
        expect(decideState(machine, from, to, { actor: by, ...everything }).ok).toBe(false);
        expect(availableCommands(machine, from, by, everything.conditions)).toEqual([]);
      }),
    );
  });

  it('lets every command be given by everyone it names, from everywhere it names', () => {
    for (const [name, rule] of Object.entries(machine.commands)) {
      for (const from of rule.from) {
        for (const by of rule.by) {
          expect(availableCommands(machine, from, by, everything.conditions)).toContain(name);
          const decision = decide(machine, from, name, { actor: by, ...everything });
          expect(decision).toEqual({ ok: true, to: rule.to, changed: true });
        }
      }
    }
  });

  it('takes the state it has for no change, whoever sets it', () => {
    assert(
      property(state, actor, (at, by) => {
        expect(decideState(machine, at, at, { actor: by })).toEqual({
          ok: true,
          to: at,
          changed: false,
        });
      }),
    );
  });

  it('never throws, whatever it is asked', () => {
    const name = oneof(
      constantFrom(...machine.states, ...Object.keys(machine.commands), 'toString', '__proto__'),
      string(),
    );
    assert(
      property(name, name, name, name, (from, to, command, by) => {
        for (const decision of [
          decide(machine, from, command, { actor: by, ...everything }),
          decideState(machine, from, to, { actor: by, ...everything }),
        ]) {
          if (decision.ok && decision.changed) expect(machine.states).toContain(decision.to);
        }
      }),
    );
    expect(decide(machine, machine.initial, '__proto__', { actor: 'admin' })).toEqual({
      ok: false,
      refusal: { reason: 'UNKNOWN_COMMAND' },
    });
  });
});
