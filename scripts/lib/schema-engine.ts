import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type { SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { CatalogueClient, readLetters } from './catalogue-client.ts';
import { LOCK_MS } from './migrations/run.ts';
import { kindOf, statementsOf } from './migrations/script.ts';

const require = createRequire(import.meta.url);
let loaded: Promise<void> | undefined;

/**
 * Provides Prisma's own schema engine, the WebAssembly build from npm, on a database, to compare models with migrations (`prisma migrate`
 * would download a native one instead).
 * Everything it opened is closed when `work` ends.
 */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  models: SchemaContainer[],
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= loadEngine();
  await loaded;
  const adapter = new EngineAdapter(databaseUrl);
  const datamodels = models.map((file): [string, string] => [file.path, file.content]);
  const engine = await engineModule.SchemaEngine.new(
    { datamodels: datamodels.length ? datamodels : undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    return await work(engine);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new Error(`Prisma's schema engine failed: ${lastWords}`);
    throw error;
  } finally {
    engine.free();
    await adapter.close();
  }
}

let lastWords = 'it gave no reason.';

/** The package's main entry imports the .wasm file as a module, which Node does not support, so the engine is assembled here. */
async function loadEngine(): Promise<void> {
  (globalThis as { PRISMA_WASM_PANIC_REGISTRY?: unknown }).PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message: (words: string) => {
      lastWords = words;
    },
  };
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const bytes = readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engineModule as never });
  engineModule.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
}

/**
 * The pg adapter with a working shadow database: the original connects to the wrong database when given a connection string, and tries
 * to drop the shadow database while still connected to it.
 */
class EngineAdapter extends PrismaPg {
  readonly #url: string;
  readonly #open: SqlDriverAdapter[] = [];

  constructor(url: string) {
    super(poolFor(url));
    this.#url = url;
  }

  override async connect() {
    const adapter = wholeScripts(readLetters(await super.connect()));
    this.#open.push(adapter);
    return adapter;
  }

  override async connectToShadowDb() {
    const name = `coverbridge_shadow_${randomUUID()}`;
    await execute(this.#url, `CREATE DATABASE "${name}"`);
    const shadowUrl = new URL(this.#url);
    shadowUrl.pathname = `/${name}`;
    const shadow = wholeScripts(readLetters(await new PrismaPg(poolFor(shadowUrl.href)).connect()));
    const leave = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await leave();
      await execute(this.#url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    };
    this.#open.push(shadow);
    return shadow;
  }

  async close(): Promise<void> {
    // The engine has already disposed of some; ending a pool twice throws.
    for (const adapter of this.#open) await adapter.dispose().catch(() => undefined);
  }
}

/**
 * The adapter splits a script at every semicolon, which breaks function bodies. Here each kind of migration is replayed as the runner
 * applies it. A data migration leaves the schema unchanged, and the shadow database has no rows.
 */
function wholeScripts<T extends SqlDriverAdapter>(adapter: T): T {
  adapter.executeScript = async (script) => {
    const kind = kindOf(script);
    if (kind === 'data') return;
    const parts = kind === 'concurrent' ? (await statementsOf(script)).map(({ text }) => text) : [script];
    for (const sql of parts) await adapter.executeRaw({ sql, args: [], argTypes: [] });
  };
  return adapter;
}

function poolFor(connectionString: string): pg.PoolConfig {
  return {
    connectionString,
    Client: CatalogueClient as never,
    lock_timeout: LOCK_MS,
    // Otherwise its idle timer keeps the process alive for ten seconds.
    allowExitOnIdle: true,
  };
}

async function execute(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
