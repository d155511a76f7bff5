import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Account, accountFor, reachableHome } from './postgres-account.ts';
import { type Binaries, postgresBinaries } from './postgres-binaries.ts';
import { SetupError } from './steps.ts';

/** The folders of one embedded cluster: `<dataDir>/database/{cluster,access.json,postgres.log}`. */
export interface Cluster {
  home: string;
  folder: string;
  log: string;
  account: Account;
  binaries: Binaries;
  password(): string;
}

/** Where the cluster of a data folder is or will be, and which user runs it with which programs. Creates nothing but the data folder. */
export function clusterAt(dataDir: string): Cluster {
  const account = accountFor(path.join(dataDir, 'database', 'cluster'));
  const home = reachableHome(account, dataDir, 'database');
  return {
    home,
    folder: path.join(home, 'cluster'),
    log: path.join(home, 'postgres.log'),
    account,
    binaries: postgresBinaries(account),
    password: () => readAccess(home).password,
  };
}

/** The superuser created by initdb. The product never signs in as it. */
export function adminUrlOf(cluster: Cluster, port: number): string {
  return `postgresql://coverbridge:${cluster.password()}@127.0.0.1:${port}/postgres`;
}

/** The error message for a database that does not start, with the end of its log. */
export function describeFailure(cluster: Cluster): string {
  const log = existsSync(cluster.log)
    ? readFileSync(cluster.log, 'utf8').trim().split('\n').slice(-8).join('\n')
    : '(no log)';
  return (
    `The embedded PostgreSQL on ${cluster.folder} did not start. Its last output:\n${log}\n` +
    'Fix the cause, or move .data away to start with an empty database, or set DATABASE_URL to a server you have.'
  );
}

/** The password of the cluster's only superuser and its last port. */
export function readAccess(home: string): { password: string; port?: number } {
  const file = path.join(home, 'access.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { password: string; port?: number };
  } catch (error) {
    throw new SetupError(
      `${file} cannot be read (${(error as Error).message}); it holds the password of the embedded database.\n` +
        'Run this as the user who created .data, or move .data away to start with an empty database.',
    );
  }
}
