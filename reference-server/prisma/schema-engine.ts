#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg';
import { openSchemaEngine } from '../src/db/migrations/schema-engine.ts';
import { canConnect, createDatabase } from './database-administration.ts';
import { answerRequests } from './json-rpc.ts';
import type { RpcFailure, RpcPeer } from './json-rpc.ts';

/*
 * Stands in for the native `schema-engine` that the Prisma CLI would download: the same arguments and the
 * same JSON-RPC on stdin and stdout, answered by the same engine compiled to WebAssembly. `cli.ts` names
 * this file in PRISMA_SCHEMA_ENGINE_BINARY.
 */
const { values, positionals } = parseArgs({
  options: {
    datasource: { type: 'string' },
    datamodels: { type: 'string' },
    version: { type: 'boolean' },
  },
  allowPositionals: true,
});
const datasource = JSON.parse(values.datasource ?? '{}') as {
  url?: string;
  shadowDatabaseUrl?: string;
};
const [group, command] = positionals;

if (values.version) {
  process.stdout.write(`schema-engine-wasm ${wasm.version()}\n`);
} else if (group === 'cli') {
  await administer(command);
} else {
  await serve();
}

async function administer(command: string | undefined): Promise<void> {
  try {
    const url = requiredUrl();
    if (command === 'can-connect-to-database') await canConnect(url);
    else if (command === 'create-database') await createDatabase(url);
    else throw new Error(`This schema engine does not know "${String(command)}".`);
  } catch (error) {
    // The CLI reads the reason from a log line of the native engine's form.
    process.stderr.write(`${JSON.stringify({ level: 'ERROR', fields: explain(error) })}\n`);
    process.exitCode = 101;
  }
}

async function serve(): Promise<void> {
  const files = values.datamodels === undefined ? [] : [values.datamodels, ...positionals];
  const { engine, close } = await openSchemaEngine({
    url: requiredUrl(),
    shadowDatabaseUrl: datasource.shadowDatabaseUrl,
    datamodels: files.map((file) => [file, readFileSync(file, 'utf8')]),
  });
  try {
    await answerRequests(
      { input: process.stdin, output: process.stdout },
      (method, params, peer) => handle(engine, method, params, peer),
      explain,
    );
  } finally {
    await close();
  }
}

async function handle(
  engine: wasm.SchemaEngine,
  method: string,
  params: unknown,
  peer: RpcPeer,
): Promise<unknown> {
  if (method === 'createDatabase') return { databaseName: await createDatabase(requiredUrl()) };
  if (method === 'getDatabaseVersion') return engine.version();
  if (method === 'diff') {
    const { stdout, exitCode } = await engine.diff(params as wasm.DiffParams);
    // The native engine prints the difference through the CLI and answers without it.
    if (stdout !== null) await peer.request('print', { content: stdout });
    return { exitCode, stdout: null };
  }
  const call = (engine as unknown as Record<string, unknown>)[method];
  if (typeof call !== 'function') {
    throw new Error(`This schema engine has no method "${method}".`);
  }
  return Reflect.apply(call, engine, [params]);
}

function requiredUrl(): string {
  if (datasource.url === undefined) {
    throw new Error('No database is named: set DATABASE_URL, see prisma.config.ts.');
  }
  return datasource.url;
}

function explain(error: unknown): RpcFailure {
  const { code, meta, message } = error as { code?: string; meta?: unknown; message?: string };
  return {
    is_panic: false,
    error_code: code ?? null,
    message: message ?? String(error),
    meta: meta ?? {},
  };
}
