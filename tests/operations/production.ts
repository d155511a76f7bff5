/** Follows “A production, step by step” in docs/operations.md from top to bottom, and tries what each part of it leads to. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { step } from '../../scripts/lib/steps.ts';
import { eventually } from '../support/eventually.ts';
import { startSmtp } from '../support/smtp.ts';
import { type Block, productionBlocks, withSettings } from './guide.ts';
import { end, isRoot, type Machine, prepareMachine } from './machine.ts';
import { openSession, type Session } from './session.ts';
import { contactBody, sendersIn, startWriting, visitor } from './visitor.ts';

const PATIENCE_MS = 180_000;
const SENDER = 'ava@example.com';

interface Place {
  machine: Machine;
  session: Session;
  smtp: Awaited<ReturnType<typeof startSmtp>>;
  printed: Map<string, string>;
}

/** @param removing registers what has to be undone, whatever happens */
export async function followGuide(removing: (task: () => Promise<void>) => void): Promise<void> {
  const smtp = await startSmtp();
  removing(smtp.close);
  const machine = await prepareMachine(smtp.url);
  removing(async () => machine.remove());
  const session = openSession(machine.below('blocks'), machine.below('release'), machine.env);
  removing(session.end);
  const place = { machine, session, smtp, printed: new Map<string, string>() };
  const [settings, ...others] = productionBlocks();
  assert(settings, 'the guide has no block of settings');
  for (const block of [withSettings(settings, machine.settings), ...others]) {
    if (!isRoot() && block.title.startsWith('As root')) continue;
    await before[block.title]?.(place);
    await step(block.title, async () => void place.printed.set(block.title, await session.run(prepared(block))));
    const check = after[block.title];
    if (check) await step('  and it is so', () => check(place));
  }
  const unknown = [...Object.keys(before), ...Object.keys(after)].filter(
    (title) => !others.some((each) => each.title === title),
  );
  assert.deepEqual(unknown, [], 'each check belongs to a block of the guide');
}

/** While you change this: OPERATIONS_BUILT names the folder of a product that is installed and built. */
function prepared(block: Block): Block {
  const built = process.env.OPERATIONS_BUILT;
  if (!built || block.title !== 'The product') return block;
  return {
    ...block,
    commands: block.commands.replace(
      'npm ci\nnpm run build\n',
      `cp -al '${built}/node_modules' .\ncp -R '${built}/dist' '${built}/src' .\n`,
    ),
  };
}

/** The path of the link that was printed for the first administrator. */
function invitationIn({ machine, printed }: Place): string {
  const text = printed.get('The tables, a look at everything, and the first administrator') ?? '';
  const [link] = text.split('\n').filter((line) => line.startsWith(`${machine.settings.SITE_ADDRESS}/`));
  assert(link, 'an invitation is printed');
  return link.slice(machine.settings.SITE_ADDRESS.length);
}

const mainOf = ({ below }: Machine, unit: string) => Number(readFileSync(below(`state/${unit}.main`), 'utf8'));
const logOf = ({ below }: Machine, unit: string) => readFileSync(below(`state/${unit}.log`), 'utf8');

const after: Record<string, (place: Place) => Promise<unknown>> = {
  'The tables, a look at everything, and the first administrator': async (place) => {
    const text = place.printed.get('The tables, a look at everything, and the first administrator') ?? '';
    assert.match(text, /Applied \d+ migrations/);
    assert.doesNotMatch(text, /✗/);
    invitationIn(place);
  },

  'The units, for these folders': async (place) => {
    const { machine, smtp } = place;
    const files = globSync(`${machine.settings.UNITS}/*.service`);
    const found = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    if (isRoot() && !found.error)
      assert.deepEqual(
        found.stderr.split('\n').filter((line) => line.includes(machine.folder)),
        [],
      );
    await withVisitor(machine, async (ask) => {
      assert.equal((await ask(invitationIn(place))).status, 200);
      const isAsked = (port: number, address: string) => logOf(machine, `coverbridge@${port}`).includes(address);
      await eventually(
        'both servers answered',
        async () => {
          assert.equal((await ask('/contact')).status, 200);
          return machine.serverPorts.every((port) => isAsked(port, '/contact'));
        },
        PATIENCE_MS,
      );
      assert((await ask('/api/contact', { method: 'POST', body: contactBody(SENDER) })).ok, 'the message is taken');
      const isFor = (address: string) => smtp.received.some(({ to }) => to?.some((each) => each.address === address));
      await eventually(
        'the worker has sent both emails',
        async () => isFor(SENDER) && isFor('hello@insurance.example'),
        PATIENCE_MS,
      );
      const [port = 0] = machine.serverPorts;
      const killed = mainOf(machine, `coverbridge@${port}`);
      process.kill(killed, 'SIGKILL');
      await eventually(
        'it is started again, and the site answers all the time',
        async () => {
          assert.equal((await ask('/')).status, 200);
          const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
          return ready?.ok && mainOf(machine, `coverbridge@${port}`) !== killed;
        },
        PATIENCE_MS,
      );
    });
  },

  'A backup, and its proof': async ({ machine, session, printed }) => {
    assert.match(printed.get('A backup, and its proof') ?? '', /The backup can be restored\./);
    const files = () => readdirSync(machine.settings.BACKUPS).length;
    const before = files();
    await session.run({ title: 'the unit of the timer', commands: 'systemctl start coverbridge-backup.service\n' });
    assert.equal(files(), before + 1);
    assert.deepEqual(
      readdirSync(machine.settings.DATA).filter((name) => /^(temporary|restored)-/.test(name)),
      [],
    );
  },

  'A restore into another database and folder': async ({ machine }) => {
    assert.deepEqual(await sendersIn(machine, 'restored'), [SENDER]);
    assert(existsSync(path.join(machine.settings.RESTORED, 'files')));
  },

  'A synchronous replica': ({ session }) =>
    eventually(
      'it is synchronous',
      async () => {
        const commands = `as "$DATABASE_ACCOUNT" psql --dbname postgres --command 'SELECT sync_state FROM pg_stat_replication'\n`;
        return /\bsync\b/.test(await session.run({ title: 'the state of the replica', commands }));
      },
      PATIENCE_MS,
    ),

  'The primary has died: promote the replica': async ({ machine, printed }) => {
    assert.match(
      printed.get('The primary has died: promote the replica') ?? '',
      /The consent ledger is intact[\s\S]*The audit ledger is intact/,
    );
    const before = writing?.acknowledged.length ?? 0;
    await eventually('it is written again', async () => (writing?.acknowledged.length ?? 0) > before + 10, PATIENCE_MS);
    await writing?.stop();
    const acknowledged = writing?.acknowledged ?? [];
    const found = new Set(await sendersIn(machine, 'coverbridge'));
    assert.deepEqual(
      [SENDER, ...acknowledged].filter((email) => !found.has(email)),
      [],
    );
    await withVisitor(machine, async (ask) => assert.equal((await ask('/contact')).status, 200));
    return `${acknowledged.length} acknowledged messages, none lost`;
  },
};

let writing: ReturnType<typeof startWriting> | undefined;

const before: Record<string, (place: Place) => Promise<void>> = {
  'The primary has died: promote the replica': async ({ machine }) => {
    writing = startWriting(machine.serverPorts);
    await eventually('people write', async () => (writing?.acknowledged.length ?? 0) > 10, PATIENCE_MS);
    const postmaster = Number(readFileSync(`${machine.settings.DATABASES}/main/postmaster.pid`, 'utf8').split('\n')[0]);
    const children = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' }).stdout.split('\n');
    for (const pid of [postmaster, ...children.map(Number)]) if (pid > 1) end(pid, 'SIGKILL');
  },
};

async function withVisitor(machine: Machine, work: (ask: ReturnType<typeof visitor>['ask']) => Promise<unknown>) {
  const { ask, close } = visitor(machine, isRoot() ? 'caddy' : 'own');
  await work(ask).finally(close);
}
