/** The faults injected while people are writing. Each ends on its own; the ledger shows whether the product recovered. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { CuttableProxy } from '../../tests/support/cuttable-proxy.ts';
import type { ServerProcess } from '../../tests/support/server-process.ts';
import type { SmallDisk } from '../../tests/support/small-disk.ts';
import { clusterAt } from '../lib/postgres-cluster.ts';
import { livingPostmaster } from '../lib/postgres-process.ts';
import { inRoot } from '../lib/root.ts';

export interface Product {
  server: ServerProcess;
  /** The folder of the database cluster. */
  databaseFolder: string;
  /** The proxy between server and database. */
  wire: CuttableProxy;
  /** The volume of the documents; null where nothing may be mounted. */
  disk: SmallDisk | null;
}

export interface Fault {
  name: string;
  times: number;
  /** Null where the machine does not allow it. */
  strike: ((product: Product) => Promise<void>) | null;
}

/** Long enough that work is under way when it ends, short enough for many faults. */
const LASTING_MS = 3_000;
const SKEWS_MS = [-3_600_000, -5_000, 5_000, 3_600_000];

async function killDatabase({ databaseFolder }: Product): Promise<void> {
  const postmaster = livingPostmaster(clusterAt(databaseFolder));
  // Restarted by the process that holds the embedded database.
  if (postmaster?.pid) process.kill(postmaster.pid, 'SIGKILL');
}

function skewed(): (product: Product) => Promise<void> {
  let turn = 0;
  return async ({ server }) => {
    const skewMs = SKEWS_MS[turn % SKEWS_MS.length] ?? 0;
    turn += 1;
    const preload = pathToFileURL(inRoot('scripts', 'chaos', 'skewed-clock.mjs')).href;
    await server.restart({ NODE_OPTIONS: `--import=${preload}`, CHAOS_SKEW_MS: String(skewMs) });
  };
}

/** @param kills how often server and database are killed; the other faults occur a quarter as often */
export function faultsOf(kills: number, hasDisk: boolean): Fault[] {
  const few = Math.ceil(kills / 4);
  return [
    {
      name: 'the server is killed (`SIGKILL`)',
      times: kills,
      async strike({ server }) {
        await server.kill();
        await server.restart();
      },
    },
    { name: 'the database is killed (`SIGKILL` to the postmaster)', times: kills, strike: killDatabase },
    {
      name: 'the server is asked to stop (`SIGTERM`) under load',
      times: few,
      strike: ({ server }) => server.restart(),
    },
    {
      name: 'the database hangs: connections are accepted, but nothing responds',
      times: few,
      async strike({ wire }) {
        wire.hang();
        await sleep(LASTING_MS);
        wire.repair();
      },
    },
    {
      name: 'a silent failover: old connections stop responding, new ones work',
      times: few,
      strike: async ({ wire }) => wire.silence(),
    },
    {
      name: 'every connection to the database is reset, new ones are refused',
      times: few,
      async strike({ wire }) {
        wire.cut();
        await sleep(LASTING_MS);
        wire.repair();
      },
    },
    { name: 'the server’s clock is off by an hour or by five seconds', times: Math.min(few, 4), strike: skewed() },
    {
      name: 'the disk that holds the documents is full',
      times: few,
      strike: hasDisk
        ? async ({ disk }) => {
            await disk?.fill();
            await sleep(LASTING_MS);
            await disk?.free();
          }
        : null,
    },
  ];
}

/** The faults in a fixed mix: each spread evenly over the whole run. */
export function inTurns(faults: readonly Fault[]): Fault[] {
  return faults
    .flatMap((fault) => Array.from({ length: fault.times }, (_, turn) => ({ fault, at: (turn + 0.5) / fault.times })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ fault }) => fault);
}
