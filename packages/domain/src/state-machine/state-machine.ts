/**
 * State machines as tables of commands. The same table draws the buttons of the console and guards
 * the server.
 */

/** One command: from which states it leads where, who may give it, and under which conditions. */
export interface CommandRule<State extends string = string> {
  readonly from: readonly State[];
  readonly to: State;
  /** Actors who may give the command. */
  readonly by: readonly string[];
  /** Conditions that must hold, e.g. that the order is the guest's own. Buttons hide while they do not. */
  readonly needs?: readonly string[];
  /** Inputs that the command requires, e.g. a reason. Buttons show and ask for them. */
  readonly inputs?: readonly string[];
}

/** A machine as {@link defineMachine} takes and returns it. */
export interface Machine<
  State extends string = string,
  Commands extends Readonly<Record<string, CommandRule<State>>> = Readonly<
    Record<string, CommandRule<State>>
  >,
> {
  readonly states: readonly State[];
  readonly initial: State;
  /** States that nothing leads out of. */
  readonly final: readonly State[];
  readonly commands: Commands;
}

/** The states of a machine. */
export type StateOf<M extends Machine> = M['states'][number];
/** The command names of a machine. */
export type CommandOf<M extends Machine> = keyof M['commands'] & string;
type RuleOf<M extends Machine> = M['commands'][keyof M['commands']];
/** The actors that a machine's commands name. */
export type ActorOf<M extends Machine> = RuleOf<M>['by'][number];
/** The facts that a machine's commands need. */
export type ConditionOf<M extends Machine> = NamedIn<RuleOf<M>, 'needs'>;
/** What a machine's commands ask for. */
export type InputOf<M extends Machine> = NamedIn<RuleOf<M>, 'inputs'>;
type NamedIn<Rule, Key extends string> = Rule extends {
  readonly [Name in Key]: readonly (infer Value extends string)[];
}
  ? Value
  : never;

/** Context of a command: its actor, the conditions that hold, the inputs it brings. */
export interface Circumstances<M extends Machine> {
  readonly actor: ActorOf<M>;
  readonly conditions?: Readonly<Partial<Record<ConditionOf<M>, boolean>>>;
  readonly inputs?: Readonly<Partial<Record<InputOf<M>, boolean>>>;
}

/** Why a command was refused. */
export type Refusal<M extends Machine> =
  | { readonly reason: 'UNKNOWN_COMMAND' }
  | { readonly reason: 'ACTOR_NOT_ALLOWED' }
  | { readonly reason: 'ILLEGAL_TRANSITION' }
  | { readonly reason: 'FACT_MISSING'; readonly missing: readonly ConditionOf<M>[] }
  | { readonly reason: 'INPUT_MISSING'; readonly missing: readonly InputOf<M>[] };

/** What becomes of a command: the next state (`changed: false` when it is the present one), or why not. */
export type Decision<M extends Machine> =
  | { readonly ok: true; readonly to: StateOf<M>; readonly changed: boolean }
  | { readonly ok: false; readonly refusal: Refusal<M> };

/**
 * Declares a machine.
 * @throws Error listing what is wrong with the table: see {@link machineErrors}.
 */
export function defineMachine<
  const State extends string,
  const Commands extends Readonly<Record<string, CommandRule<State>>>,
>(machine: {
  readonly states: readonly State[];
  readonly initial: NoInfer<State>;
  readonly final: readonly NoInfer<State>[];
  readonly commands: Commands & Readonly<Record<string, CommandRule<NoInfer<State>>>>;
}): Machine<State, Commands> {
  const errors = machineErrors(machine);
  if (errors.length > 0) throw new Error(`This machine cannot work: ${errors.join('; ')}.`);
  return machine;
}

/** What is wrong with a machine's table: unreachable states, dead ends, ways out of final states. */
export function machineErrors(machine: Machine): string[] {
  const rules = Object.entries(machine.commands);
  const reached = new Set([machine.initial]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const [, rule] of rules) {
      if (rule.from.some((state) => reached.has(state))) reached.add(rule.to);
    }
  }
  const left = new Set(rules.flatMap(([, rule]) => rule.from));
  const isFinal = (state: string) => machine.final.includes(state);
  return [
    ...machine.states
      .filter((state) => !reached.has(state))
      .map((state) => `${state} is unreachable`),
    ...machine.states
      .filter((state) => !isFinal(state) && !left.has(state))
      .map((state) => `${state} is not final, yet nothing leads out of it`),
    ...rules
      .filter(([, rule]) => rule.from.length === 0 || rule.by.length === 0)
      .map(([name]) => `${name} can never be given`),
    ...rules
      .filter(([, rule]) => rule.from.some(isFinal))
      .map(([name]) => `${name} leads out of a final state`),
    ...rules
      .filter(([, rule]) => rule.from.includes(rule.to))
      .map(([name]) => `${name} leads to where it begins`),
  ];
}

/** The commands an actor can give now, in the order of the table. What they ask for may still be open. */
export function availableCommands<M extends Machine>(
  machine: M,
  state: StateOf<M>,
  actor: ActorOf<M>,
  conditions?: Readonly<Partial<Record<ConditionOf<M>, boolean>>>,
): CommandOf<M>[] {
  return commandNames(machine).filter((name) => {
    const rule = machine.commands[name];
    return (
      rule !== undefined &&
      rule.by.includes(actor) &&
      rule.from.includes(state) &&
      missing(rule.needs, conditions).length === 0
    );
  });
}

/** The command that leads an actor from one state to another, or `null` when there is none. */
export function commandFor<M extends Machine>(
  machine: M,
  from: StateOf<M>,
  to: StateOf<M>,
  actor: ActorOf<M>,
): CommandOf<M> | null {
  const leadsThere = commandNames(machine).find((name) => {
    const rule = machine.commands[name];
    return rule?.to === to && rule.from.includes(from) && rule.by.includes(actor);
  });
  return leadsThere ?? null;
}

/** Decides on a command by name. Never throws. */
export function decide<M extends Machine>(
  machine: M,
  state: StateOf<M>,
  command: CommandOf<M>,
  circumstances: Circumstances<M>,
): Decision<M> {
  const rule = Object.hasOwn(machine.commands, command) ? machine.commands[command] : undefined;
  if (!rule) return refused({ reason: 'UNKNOWN_COMMAND' });
  if (!rule.by.includes(circumstances.actor)) return refused({ reason: 'ACTOR_NOT_ALLOWED' });
  if (!rule.from.includes(state)) return refused({ reason: 'ILLEGAL_TRANSITION' });
  const conditions = missing(rule.needs, circumstances.conditions) as ConditionOf<M>[];
  if (conditions.length > 0) return refused({ reason: 'FACT_MISSING', missing: conditions });
  const inputs = missing(rule.inputs, circumstances.inputs) as InputOf<M>[];
  if (inputs.length > 0) return refused({ reason: 'INPUT_MISSING', missing: inputs });
  return { ok: true, to: rule.to, changed: true };
}

/**
 * Decides on a wish to set a state. Setting the state it already has changes nothing and is no
 * error. Never throws.
 */
export function decideState<M extends Machine>(
  machine: M,
  from: StateOf<M>,
  to: StateOf<M>,
  circumstances: Circumstances<M>,
): Decision<M> {
  if (from === to) return { ok: true, to, changed: false };
  const command = commandFor(machine, from, to, circumstances.actor);
  if (command !== null) return decide(machine, from, command, circumstances);
  const othersMay = Object.values(machine.commands).some(
    (rule) => rule.to === to && rule.from.includes(from),
  );
  return refused({ reason: othersMay ? 'ACTOR_NOT_ALLOWED' : 'ILLEGAL_TRANSITION' });
}

function commandNames<M extends Machine>(machine: M): CommandOf<M>[] {
  return Object.keys(machine.commands);
}

function missing(
  names: readonly string[] = [],
  present: Readonly<Record<string, boolean | undefined>> = {},
): string[] {
  return names.filter((name) => present[name] !== true);
}

function refused<M extends Machine>(refusal: Refusal<M>): Decision<M> {
  return { ok: false, refusal };
}
