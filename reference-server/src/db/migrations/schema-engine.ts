import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as wasmBindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { createMigrationAdapter } from './migration-adapter.ts';

/** The part of the standard global that is used here; Node's type declarations leave it to the DOM's. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
};

/** What the schema engine works on. */
export interface SchemaEngineOptions {
  /** The database to look at and to change. */
  url: string;
  /** A database to empty and to replay migrations in; without it a throw-away one is made beside `url`. */
  shadowDatabaseUrl?: string | undefined;
  /** How often a script is tried that does not get the locks it takes. Default: for about a minute. */
  lockAttempts?: number | undefined;
  /** `[path, content]` of the Prisma schema's files, for the commands that compare with it. */
  datamodels?: [path: string, content: string][];
}

let instantiated: Promise<void> | undefined;

/**
 * Prisma's own migration engine, the one that `prisma migrate` runs, compiled to WebAssembly: nothing is
 * downloaded and no other process is started.
 */
export async function openSchemaEngine(options: SchemaEngineOptions) {
  instantiated ??= instantiate();
  await instantiated;
  const adapter = createMigrationAdapter(options);
  const engine = await wasmBindings.SchemaEngine.new(
    // The engine panics on an empty list.
    { datamodels: options.datamodels?.length ? options.datamodels : undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter.factory),
  );
  return {
    engine,
    close: async () => {
      engine.free();
      await adapter.close();
    },
  };
}

async function instantiate(): Promise<void> {
  // The package's own entry imports the .wasm file as a module, which Node does not do.
  const bindings = createRequire(import.meta.url).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  );
  const file = path.join(path.dirname(bindings), 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    './schema_engine_bg.js': wasmBindings,
  });
  // A panic ends the process; the engine says its reason here first.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => process.stderr.write(`${message}\n`),
    },
  });
  wasmBindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}
