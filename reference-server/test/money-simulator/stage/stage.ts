import type pg from 'pg';
import { callApp, type AppAnswer, type AppRequest } from './call-app.ts';
import type { Fate, History } from '../histories/histories.ts';
import { createLifeline, type CuttableLifeline, type Death } from './lifeline.ts';
import { connectLife, type MortalDatabase } from './mortal-database.ts';
import { takeOverWorld } from './outside-world.ts';
import { buildPortal, type PortalModules } from './portal-life.ts';
import { openStageDatabase } from './stage-database.ts';
import { openYookassaModel, type YookassaModel } from './yookassa-model.ts';

const startsAt = '2026-12-01T09:00:00.000Z';
/** As long as the adapter waits for an answer. */
const timeoutMilliseconds = 10_000;
/** What a call may wait for by itself, such as for another call with its key. */
const waitingMilliseconds = 10_000;

/** Everything a history is played on: one server with its database, the provider, the line between them. */
export interface Stage {
  readonly yookassa: YookassaModel;
  /** Reads the database beside the server. */
  query<Row extends pg.QueryResultRow>(
    sql: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<Row[]>;
  /** Makes everything as it was in the beginning. */
  prepare(history: History): Promise<void>;
  /** Calls the server as somebody; what died on the way is never answered. */
  call(as: string | null, request: AppRequest): Promise<AppAnswer>;
  /**
   * Lets it happen until nothing moves any more, and starts the server again where it died of it. What
   * waits for the network goes on happening later.
   */
  happen(action: () => Promise<unknown>, death?: Death): Promise<void>;
  /** What goes on behind the calls does what is due. */
  work(): Promise<void>;
  /** Says what becomes of the next requests to the provider, and of no others. */
  befall(fates: readonly Fate[]): void;
  /** How many answers and requests are still on their way. */
  readonly pending: number;
  /** Lets the first of them through. */
  letThrough(): Promise<void>;
  /** Lets the requests among them through: no line holds one for longer than an hour. */
  letRequestsThrough(): Promise<void>;
  advance(seconds: number): void;
  close(): Promise<void>;
}

/** One life of the server's process. */
interface Life {
  readonly host: string;
  readonly line: CuttableLifeline;
  readonly database: MortalDatabase;
}

/** Sets the stage, with a database of its own. This process's time and network are the simulation's until it closes. */
export async function setStage(notify: (line: string) => void = () => undefined): Promise<Stage> {
  const database = await openStageDatabase();
  let played: History | undefined;
  let lives = 0;
  let life: Life | undefined;
  let modules: PortalModules | undefined;
  let planned: Fate[] = [];
  let unfinished = 0;
  const loading: (() => unknown)[] = [];
  /** Idempotence keys of what the provider has said no to. */
  const rejected = new Set<string>();
  /** Of these, the requests; the others are answers. */
  const requests = new WeakSet<() => unknown>();
  const world = takeOverWorld(startsAt, (input, init) =>
    travel(new URL(input instanceof Request ? input.url : input), init ?? {}),
  );
  const yookassa = openYookassaModel((event) => {
    if (played?.received === 'all') return true;
    return played?.received === 'payments' && event.startsWith('payment.');
  });

  /** A request on its way to the provider and back. */
  async function travel({ host, pathname, search }: URL, init: RequestInit): Promise<Response> {
    const sender = life;
    if (sender?.host !== host) return new Promise(() => undefined);
    const request: AppRequest = {
      method: init.method ?? 'GET',
      path: pathname + search,
      headers: init.headers as Record<string, string>,
      ...(typeof init.body === 'string' && { body: init.body }),
    };
    const fate = planned.shift();
    notify(
      `    asks the provider: ${fate ?? 'served'} ${request.method} ${request.path} ${request.body ?? ''}`,
    );
    const answer = await sender.line.pass(() => meet(fate, request));
    if (fate === 'slow') {
      await new Promise<void>((resolve) => {
        loading.push(resolve);
      });
      return sender.line.pass(async () => answer);
    }
    return answer;
  }

  async function meet(fate: Fate | undefined, request: AppRequest): Promise<Response> {
    switch (fate) {
      case undefined:
      case 'slow':
        return responseOf(await yookassa.serve(request));
      case 'late':
        loading.push(arriving(request));
        throw noAnswerInTime();
      case 'error-text':
        rejected.add(request.headers?.['idempotence-key'] ?? '');
        return responseOf(strangeAnswers[fate]);
      case 'timeout':
        throw noAnswerInTime();
      case 'timeout-after-commit':
        await yookassa.serve(request);
        throw noAnswerInTime();
      case 'offline':
        throw brokenConnection('ECONNREFUSED');
      case 'drop-after-commit':
        await yookassa.serve(request);
        throw brokenConnection('ECONNRESET');
      case 'error-after-commit':
      case 'proxy-409-after-commit':
        await yookassa.serve(request);
        return responseOf(strangeAnswers[fate]);
      default:
        return responseOf(strangeAnswers[fate]);
    }
  }

  /** What the provider rejects it rejects whenever it arrives. */
  function arriving(request: AppRequest): () => unknown {
    const key = request.headers?.['idempotence-key'] ?? '';
    const arrive = async () => {
      if (!rejected.has(key)) await yookassa.serve(request);
    };
    requests.add(arrive);
    return arrive;
  }

  function noAnswerInTime(): Error {
    world.advance(timeoutMilliseconds);
    return new DOMException('The operation timed out', 'TimeoutError');
  }

  async function beBorn(): Promise<Life> {
    lives += 1;
    const host = `life-${lives}.yookassa.test`;
    const line = createLifeline();
    life = { host, line, database: await connectLife(database, line) };
    return life;
  }

  async function build(): Promise<void> {
    if (!played) throw new Error('No history is being played.');
    if (life?.line.isDead !== false) {
      await life?.database.cut();
      life = await beBorn();
      unfinished = 0;
    }
    modules = buildPortal(life.database, played, `http://${life.host}/v3`);
  }

  function current(): { life: Life; modules: PortalModules } {
    if (!life || !modules) throw new Error('No history is being played.');
    return { life, modules };
  }

  async function settleDown(isDone: () => boolean): Promise<void> {
    const { line } = current().life;
    await line.untilIdle();
    while (!isDone() && !line.isDead && loading.length === 0) {
      if (!world.advanceToTimer(waitingMilliseconds)) return;
      await line.untilIdle();
    }
  }

  const stage: Stage = {
    yookassa,
    query: async <Row extends pg.QueryResultRow>(
      sql: string | pg.QueryConfig,
      values?: unknown[],
    ) => database.query<Row>(sql, values),
    async prepare(history) {
      played = history;
      // What an earlier history has left unfinished must not go on in this one.
      if (unfinished > 0) life?.line.die();
      world.reset();
      planned = [];
      loading.length = 0;
      rejected.clear();
      yookassa.reset({ fiscalization: history.hasReceipts, holdHours: history.holdHours });
      await build();
      await database.clean();
    },
    async call(as, request) {
      const answer = await callApp(current().modules.app, {
        ...request,
        headers: { ...request.headers, ...(as !== null && { authorization: `Bearer ${as}` }) },
      });
      notify(
        `  ${as} ${request.path} ${request.body} -> ${answer.status} ${answer.text.slice(0, 100)}`,
      );
      return answer;
    },
    async happen(action, death) {
      const { line } = current().life;
      if (death) line.planDeath(death);
      unfinished += 1;
      let isDone = false;
      let failure: { readonly error: unknown } | undefined;
      void action()
        // Of this history, and told with its seed: thrown nowhere, it would end the process without one.
        .catch((error: unknown) => {
          failure = { error };
        })
        .then(() => {
          isDone = true;
          unfinished -= 1;
        });
      await settleDown(() => isDone);
      if (failure) throw failure.error;
      if (death && !line.isDead) line.die();
      if (!line.isDead) return;
      loading.length = 0;
      notify('  the server died, and is started again');
      await build();
    },
    work: () => current().modules.work(),
    befall(fates) {
      planned = [...fates];
    },
    get pending() {
      return loading.length;
    },
    async letThrough() {
      await loading.shift()?.();
    },
    async letRequestsThrough() {
      for (const arrive of loading.filter((one) => requests.has(one))) {
        loading.splice(loading.indexOf(arrive), 1);
        await arrive();
      }
    },
    advance(seconds) {
      world.advance(seconds * 1000);
      yookassa.expire();
    },
    async close() {
      world.restore();
      await life?.database.cut();
      await database.close();
    },
  };
  return stage;
}

const page = '<html><body><h1>Error</h1><p>The request could not be satisfied.</p></body></html>';
const strangeAnswers = {
  error: { status: 500, text: '' },
  'error-after-commit': { status: 500, text: '' },
  'error-text': wireError(400, 'invalid_request', 'The shop cannot do this now'),
  'rate-limit': wireError(429, 'too_many_requests', 'Too many requests'),
  // Asked to come back later than anybody waits.
  processing: { status: 202, text: '{"type":"processing","retry_after":60000}' },
  'proxy-404': { status: 404, text: page },
  'proxy-408': { status: 408, text: page },
  'proxy-409': { status: 409, text: page },
  'proxy-409-after-commit': { status: 409, text: page },
  'proxy-502': { status: 502, text: page },
} as const satisfies Partial<Record<Fate, AppAnswer>>;

function wireError(status: number, code: string, description: string): AppAnswer {
  const id = '00000000-0000-4000-8000-000000000000';
  return { status, text: JSON.stringify({ type: 'error', id, code, description }) };
}

function responseOf({ status, text }: AppAnswer): Response {
  return { status, headers: new Headers(), text: async () => text } as unknown as Response;
}

function brokenConnection(code: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}
