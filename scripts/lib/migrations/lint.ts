import { type Migration, migrations, migrationsFolder } from '../prisma-files.ts';
import { type Release, readReleases } from '../releases/list.ts';
import { SetupError } from '../steps.ts';
import { type Exception, exceptionsOf } from './exceptions.ts';
import { notNullProofs } from './proven.ts';
import { contractProblem } from './releases.ts';
import { advice, brokenBySchema, type Known, type Rule } from './rules.ts';
import { kindOf, type Statement, statementsOf, walkOf } from './script.ts';

/**
 * Migrations up to this one were written when no table had rows in use. Every later migration must follow the rules.
 */
export const LINTED_AFTER = '20261123195801_organization_first_indexes';

/**
 * Throws a SetupError that says, for each statement of a migration after `after` that would block others or break the release still
 * running, what to do instead.
 */
export async function assertMigrationsSafe(
  folder = migrationsFolder,
  after = LINTED_AFTER,
  releases: readonly Pick<Release, 'migration'>[] = readReleases(),
): Promise<void> {
  const proofs = notNullProofs();
  const problems: string[] = [];
  for (const migration of migrations(folder)) {
    const statements = await readable(migration);
    if (migration.name > after)
      problems.push(...(await lint(migration, statements, { proven: proofs.proven, releases })));
    proofs.learn(statements);
  }
  if (problems.length > 0)
    throw new SetupError(`${problems.join('\n\n')}\n\ndocs/operations.md says how to write a migration.`);
}

async function readable({ name, sql }: Migration): Promise<Statement[]> {
  try {
    return await statementsOf(sql);
  } catch (error) {
    throw error instanceof SetupError ? new SetupError(`${name}: ${error.message}`) : error;
  }
}

type Before = { proven: Set<string>; releases: readonly Pick<Release, 'migration'>[] };

async function lint(
  { name, sql }: Migration,
  statements: Statement[],
  { proven, releases }: Before,
): Promise<string[]> {
  const exceptions = await exceptionsOf(sql);
  const problems = headerProblems(sql);
  const used = new Set<Exception>();
  const known: Known = { created: new Set(), proven };
  let before = 0;
  for (const { node, start, end, line } of statements) {
    const table = 'CreateStmt' in node ? node.CreateStmt.relation : undefined;
    if (table?.relname) known.created.add(table.relname);
    const ours = exceptions.filter(({ at }) => at >= before && at < end);
    for (const rule of new Set(broken(sql, node, known))) {
      const allowed = ours.find((exception) => exception.rule === rule && !exception.problem);
      if (allowed) used.add(allowed);
      else problems.push(`line ${line}, rule ${rule}: ${advice[rule]}`);
    }
    before = Math.max(start, end);
  }
  for (const exception of exceptions) {
    const problem = exception.problem ?? contractProblem(exception, name, releases);
    if (problem) problems.push(`line ${exception.line}: ${problem}`);
    else if (!used.has(exception))
      problems.push(
        `line ${exception.line}: the statement after it doesn’t break the rule ${exception.rule}. Remove the exception, or move it in front of the statement it is for.`,
      );
  }
  return problems.map((problem) => `${name}, ${problem}`);
}

function headerProblems(sql: string): string[] {
  try {
    if (kindOf(sql) === 'data') walkOf(sql);
    return /^\s*-- (kind|walk):/m.test(sql) && kindOf(sql) === 'schema'
      ? ['line 1: the kind goes on the first line, before anything else.']
      : [];
  } catch (error) {
    return [`line 1: ${(error as Error).message}`];
  }
}

function broken(sql: string, node: Statement['node'], known: Known): Rule[] {
  if (/^-- kind: *concurrent/.test(sql)) return isRepeatable(node) ? [] : ['kind-concurrent'];
  if (/^-- kind: *data/.test(sql)) return isBatch(node) ? [] : ['kind-data'];
  return brokenBySchema(node, known);
}

function isRepeatable(node: Statement['node']): boolean {
  if ('IndexStmt' in node) {
    const { concurrent, idxname, if_not_exists } = node.IndexStmt;
    return Boolean(concurrent && idxname && if_not_exists);
  }
  if ('DropStmt' in node) {
    const { concurrent, missing_ok, objects } = node.DropStmt;
    return Boolean(concurrent && missing_ok && objects?.length === 1);
  }
  const cmds = 'AlterTableStmt' in node ? (node.AlterTableStmt.cmds ?? []) : [];
  return (
    cmds.length > 0 &&
    cmds.every((cmd) => 'AlterTableCmd' in cmd && cmd.AlterTableCmd.subtype === 'AT_ValidateConstraint')
  );
}

function isBatch(node: Statement['node']): boolean {
  const changes = 'InsertStmt' in node || 'UpdateStmt' in node || 'DeleteStmt' in node;
  const text = JSON.stringify(node);
  return changes && text.includes('"ParamRef":{"number":1,') && text.includes('"ParamRef":{"number":2,');
}
