import { describe, expect, test } from 'vitest';
import { engines } from './support/module-folders.ts';
import { sourceFiles, sqlFiles } from './support/source-files.ts';
import { knowsTimeZone } from './support/time-zones.ts';

// The rules of docs/decisions and of the README's map, enforced automatically. Each failure names the file, and what to do about it.
// Import rules are enforced by architecture-imports.test.ts.

const everything = sourceFiles('src', 'scripts', 'tests', 'prisma');
const product = everything.filter((file) => file.path.startsWith('src/') && !/\.test\.tsx?$/.test(file.path));

/** The entry points of the server and the build: they pass the environment to `readEnv` and to the site profile. */
const entries = ['src/server/env.ts', 'src/server/main.ts', 'src/client/site/prerender.tsx'];

describe('vocabulary', () => {
  test('a module consists of router, queries, commands, access, policy, view, emails, jobs, events, their tests and sub-folders of the same', () => {
    check(
      everything
        .filter(({ path }) => path.startsWith('src/server/modules/') && !engines.some((one) => path.startsWith(one)))
        .filter(
          ({ path }) =>
            !/\/((router|queries|commands|policy|access|view|emails|jobs|events)|[a-z-]+\.test)\.ts$/.test(path),
        )
        .map(
          ({ path }) =>
            `${path}: rename it to one of these, or move it to src/shared (a pure rule) or src/server/platform (what every product needs)`,
        ),
    );
  });
  test('a folder of a module holds at most 12 files and folders', () => {
    const held = new Map<string, Set<string>>();
    for (const { path } of everything.filter((one) => one.path.startsWith('src/server/modules/'))) {
      const parts = path.replace(/\.test\.ts$/, '.ts').split('/');
      for (let depth = 4; depth < parts.length; depth++) {
        const folder = parts.slice(0, depth).join('/');
        held.set(folder, (held.get(folder) ?? new Set()).add(parts[depth] ?? ''));
      }
    }
    check(
      [...held]
        .filter(([folder, entries]) => entries.size > 12 && !engines.some((one) => folder.startsWith(one)))
        .map(([folder, entries]) => `${folder} holds ${entries.size}: move what belongs together into a folder in it`),
    );
  });
  test('file names are kebab-case and say what is inside', () => {
    check(
      everything.flatMap(({ path }) => {
        const parts = path.split('/');
        const name = parts.at(-1)?.replace(/(\.(test|spec|config|module|d))?\.tsx?$/, '') ?? '';
        if (name === 'index') return [`${path}: no barrels. Import the file that holds the thing`];
        if (parts.concat(name).some((part) => /^(helpers?|utils?|misc|common)$/.test(part))) {
          return [`${path}: name it after what it holds, or put each function beside the one who needs it`];
        }
        return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [`${path}: rename it in kebab-case`];
      }),
    );
  });
  test('the choice that filters nothing says "Any status" or "All questions"', () => {
    const choices = product.flatMap(({ path, text }) =>
      [...text.matchAll(/[{,]\s*(?:value: '', label|''): '([^']+)'/g)].map(([, words = '']) => ({ path, words })),
    );
    expect(choices.length).toBeGreaterThan(10);
    check(
      choices
        .filter(({ words }) => !/^(Any|All) \w/.test(words) && !/^Choose\b/.test(words))
        .map(({ path, words }) => `${path}: say what "${words}" includes: Any status, All questions`),
    );
  });
  test('no file is longer than 300 lines, except content and questionnaires', () => {
    check(
      everything
        .filter(({ path, lines }) => lines > 300 && !/\/content\/|\/lines\/[^/]+\/questions\.ts$/.test(path))
        .map(({ path, lines }) => `${path} has ${lines} lines: split it by thought`),
    );
  });
});

describe('nevers', () => {
  test('a procedure counts the call before it reads the input', () => {
    check(
      product
        .filter(({ text }) => /\.(in|out)put\([\w.]+\)\s*\.use\(limited\(/.test(text))
        .map(
          ({ path }) => `${path}: put .use(limited(...)) before .input(), or a flood is parsed before it is refused`,
        ),
    );
  });
  test('only src/server/platform/db/transaction.ts opens a transaction', () => {
    check(
      product
        .filter(({ path, text }) => path !== 'src/server/platform/db/transaction.ts' && /\.\$transaction\(/.test(text))
        .map(
          ({ path }) =>
            `${path}: call transaction(db, work): it runs the work again after a deadlock and writes what was gathered (docs/decisions/0039)`,
        ),
    );
  });
  test('a row is locked with FOR NO KEY UPDATE, which does not block those who only refer to it', () => {
    check(
      product
        .filter(({ text }) => /\bFOR UPDATE\b(?!.*--)/.test(withoutComments(text)))
        .map(
          ({ path }) =>
            `${path}: write FOR NO KEY UPDATE, or say behind FOR UPDATE in an SQL comment (--) why the row or its key goes away`,
        ),
    );
  });
  test('a batch of calls is no larger than the server accepts', () => {
    check(
      product.flatMap(({ path, text }) =>
        [...text.matchAll(/\bhttpBatch(?:Stream)?Link\(\{[\s\S]*?\}\)/g)]
          .filter(([link]) => !/\bmaxItems\b/.test(link))
          .map(() => `${path}: give the link maxItems, or a screen with many questions is refused as a whole`),
      ),
    );
  });
  test('only src/server/env.ts (and the two entries) reads process.env', () => {
    check(
      product
        .filter(({ path, text }) => /\bprocess\.env\b/.test(withoutComments(text)) && !entries.includes(path))
        .map(({ path }) => `${path}: add the variable to src/server/env.ts and take it from the Env that is passed in`),
    );
  });
  test('only retention and erasure use the role that may change evidence', () => {
    const may = [
      /^src\/server\/(env|env-sandbox|app\/open-services|platform\/(db\/roles|services|services-within))\.ts$/,
      /^src\/server\/modules\/privacy\/(retention|retention\/months|requests)\/commands\.ts$/,
    ];
    check(
      product
        .filter(
          ({ path, text }) =>
            /retentionDb|databaseRetentionUrl/.test(withoutComments(text)) && !may.some((one) => one.test(path)),
        )
        .map(
          ({ path }) => `${path}: use db. What proves is changed by retention and erasure alone (docs/decisions/0043)`,
        ),
    );
  });
  test('the server never signs in as the owner of the tables', () => {
    check(
      product
        .filter(
          ({ path, text }) =>
            /databaseOwnerUrl/.test(withoutComments(text)) &&
            // Of the sandbox's database, in which nothing is proof.
            !/\/(db\/roles|env|env-sandbox|sandbox\/removal\/commands)\.ts$/.test(path),
        )
        .map(
          ({ path }) =>
            `${path}: what changes tables is the work of the start script (scripts/lib/bring-up-to-date.ts)`,
        ),
    );
  });
  test('a date is formatted by the three helpers, never by the browser or in the zone of the machine', () => {
    const wrong: [RegExp, string][] = [
      [/\bIntl\.DateTimeFormat\b|\.toLocale(Date|Time)?String\b/, 'formats with Intl'],
      [/\.(toDateString|toTimeString)\(/, 'formats in the zone of the machine'],
      [/\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(/, 'reads the zone of the machine'],
      [/\bnew Date\([^()]*,/, 'makes a date in the zone of the machine'],
    ];
    check(
      product.flatMap(({ path, text }) =>
        wrong
          .filter(([pattern]) => pattern.test(withoutComments(text)))
          .map(
            ([, what]) =>
              `${path} ${what}: use src/client/lib/format-date.ts and site-clock.ts, src/server/platform/business-time/moments.ts or src/shared/platform/time, and formatNumber for numbers (docs/decisions/0034)`,
          ),
      ),
    );
  });
  test('no SQL uses a time zone: the zone data of a server may be older than a law', () => {
    const code = everything.filter(({ path }) => /^(src|prisma|scripts)\//.test(path));
    const migrations = sqlFiles('prisma').map((file) => ({ ...file, text: file.text.replace(/--.*/g, '') }));
    check(
      [...code, ...migrations]
        .filter(({ text }) => knowsTimeZone(withoutComments(text)))
        .map(
          ({ path }) =>
            `${path}: find the moments in TypeScript (src/server/platform/business-time, luxon) and hand them to the statement`,
        ),
    );
  });
  test.each([
    ["at AT TIME ZONE 'America/Edmonton'", true],
    ['now() at local', true],
    ["timezone('UTC', at)", true],
    ["date_trunc('day', created_at)", true],
    ["date_trunc('day', created_at::timestamptz)", true],
    ["date_trunc('month', first::timestamp)", false],
    ["date_trunc('month'::text, (first)::timestamp without time zone)", false],
  ])('SQL with %s is classified correctly', (sql, knows) => {
    expect(knowsTimeZone(sql)).toBe(knows);
  });
});

function check(problems: string[]): void {
  if (problems.length) expect.fail(problems.join('\n'));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '');
}
