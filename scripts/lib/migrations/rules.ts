import type { AlterTableCmd, AlterTableStmt, Constraint, Node } from 'libpg-query';
import { isVolatileColumn, isWithoutValue } from './column.ts';

/** What each rule says to do instead. A line in the migration may allow an exception, with a reason: `-- lint: allow rename: …`. */
export const advice = {
  index:
    'CREATE INDEX stops every writer until it is built. Put it into a migration of kind concurrent: CREATE INDEX CONCURRENTLY IF NOT EXISTS.',
  'not-valid':
    'A constraint that is checked at once reads the whole table while it is locked. Add it with NOT VALID (even a CHECK on a new column, in a statement of its own), and VALIDATE CONSTRAINT in a migration of kind concurrent that comes after it.',
  'using-index':
    'PRIMARY KEY, UNIQUE and EXCLUDE build an index while they hold the table. Build a unique index in a migration of kind concurrent, then ADD CONSTRAINT … USING INDEX.',
  validate:
    'VALIDATE CONSTRAINT reads the whole table, and in a transaction it holds what the statements before it locked. Put it into a migration of kind concurrent.',
  'set-not-null':
    'SET NOT NULL reads the whole table while it is locked, unless a CHECK proves it. ADD CONSTRAINT … CHECK (the column IS NOT NULL) NOT VALID, VALIDATE CONSTRAINT in a migration of kind concurrent, and SET NOT NULL in one behind it.',
  'not-null-column':
    'A column that must have a value and has no default fails as soon as the table has a row. Add it with a constant default, or without NOT NULL and fill it in a data migration.',
  'volatile-default':
    'A value that differs from row to row rewrites the whole table while it is locked. Add the column without it, ALTER COLUMN … SET DEFAULT for new rows, and fill the old ones in a data migration.',
  type: 'A new type may rewrite the whole table while it is locked, and the version that still runs expects the old one. Add a second column, fill it in a data migration, and drop the first in a later release.',
  data: 'Changing rows holds their locks until the whole migration ends. Put it into a data migration, which runs in batches. (INSERT … VALUES may stay.)',
  'do-block':
    'Nobody can see what a DO block or a CALL locks. Write out the statements themselves, or put row changes into a migration of kind data.',
  rename:
    'The version that’s still running knows only the old name. Add the new one, copy in a data migration, and drop the old one in a later release.',
  drop: 'The version that’s still running may read it. Release a version that does not, then drop it and say so: -- lint: allow drop since 2027…_name: no release reads it anymore',
  lock: 'This locks the whole table, or rewrites it, while everyone waits. VACUUM FULL, CLUSTER, LOCK TABLE, TRUNCATE, REINDEX, REFRESH and storage changes have no place in a migration of a running product.',
  limits: 'The runner sets the timeouts, so that a migration gives up before it stops the product.',
  transaction:
    'The runner begins and ends transactions, and records the migration in them. Leave BEGIN and COMMIT out.',
  concurrent:
    'CONCURRENTLY does not run in a transaction. Begin the migration with the line -- kind: concurrent, and keep other statements out of it.',
  'kind-concurrent':
    'A migration of kind concurrent contains only what can safely run twice: CREATE INDEX CONCURRENTLY IF NOT EXISTS with a name, DROP INDEX CONCURRENTLY IF EXISTS, ALTER TABLE … VALIDATE CONSTRAINT.',
  'kind-data':
    'A data migration contains only INSERT, UPDATE and DELETE statements on the rows BETWEEN $1 AND $2, the ends of a batch.',
} as const satisfies Record<string, string>;

export type Rule = keyof typeof advice;
/** Breaking these makes the runner fail or lose its record: no reason allows it. */
export const WITHOUT_EXCEPTION: Rule[] = ['transaction', 'concurrent', 'kind-concurrent', 'kind-data'];

/** What is known about the tables when a statement runs. */
export interface Known {
  /** Tables created in the same migration: empty, and not visible to others yet. */
  created: Set<string>;
  /** `table.column` that a validated CHECK of an earlier migration proves to have a value. */
  proven: Set<string>;
}

/** The rules that a statement of a schema migration breaks on tables that may be large and in use. */
export function brokenBySchema(node: Node, known: Known): Rule[] {
  const inUse = (table?: { relname?: string }) => !known.created.has(table?.relname ?? '');
  if ('IndexStmt' in node) {
    const { concurrent, relation } = node.IndexStmt;
    // ON ONLY a partitioned table: instant, because the partitions get no index.
    return concurrent ? ['concurrent'] : inUse(relation) && relation?.inh ? ['index'] : [];
  }
  if ('AlterTableStmt' in node && inUse(node.AlterTableStmt.relation)) return brokenByAlter(node.AlterTableStmt, known);
  if ('DropStmt' in node) {
    const { concurrent, removeType, objects = [] } = node.DropStmt;
    if (concurrent) return ['concurrent'];
    const tables = removeType === 'OBJECT_TABLE' || removeType === 'OBJECT_VIEW' || removeType === 'OBJECT_MATVIEW';
    return tables && objects.some((name) => inUse({ relname: lastName(name) })) ? ['drop'] : [];
  }
  if ('RenameStmt' in node) {
    const { renameType = '', relation } = node.RenameStmt;
    const seen = ['OBJECT_TABLE', 'OBJECT_COLUMN', 'OBJECT_VIEW', 'OBJECT_MATVIEW', 'OBJECT_TYPE', 'OBJECT_ATTRIBUTE'];
    return seen.includes(renameType) && inUse(relation) ? ['rename'] : [];
  }
  if ('AlterEnumStmt' in node) return node.AlterEnumStmt.oldVal ? ['rename'] : [];
  if ('AlterDomainStmt' in node) return unchecked(node.AlterDomainStmt.def) ? ['not-valid'] : [];
  if ('DoStmt' in node || 'CallStmt' in node) return ['do-block'];
  if ('TransactionStmt' in node) return ['transaction'];
  if ('VariableSetStmt' in node) return /_timeout$/.test(node.VariableSetStmt.name ?? '') ? ['limits'] : [];
  if ('LockStmt' in node || 'ClusterStmt' in node || 'ReindexStmt' in node || 'RefreshMatViewStmt' in node)
    return ['lock'];
  if ('VacuumStmt' in node) return node.VacuumStmt.is_vacuumcmd ? ['lock'] : [];
  if ('TruncateStmt' in node) return ['lock'];
  return changesRows(node, inUse) ? ['data'] : [];
}

const REWRITES = ['AT_SetLogged', 'AT_SetUnLogged', 'AT_SetAccessMethod', 'AT_SetTableSpace', 'AT_SetExpression'];

function brokenByAlter({ relation, cmds = [] }: AlterTableStmt, { proven }: Known): Rule[] {
  return cmds.flatMap((cmd): Rule[] => {
    if (!('AlterTableCmd' in cmd)) return [];
    const { subtype = '', name, def } = cmd.AlterTableCmd;
    if (subtype === 'AT_AddColumn') return brokenByColumn(cmd.AlterTableCmd);
    if (subtype === 'AT_AddConstraint') return brokenByConstraint(def);
    if (subtype === 'AT_ValidateConstraint') return ['validate'];
    if (subtype === 'AT_AlterColumnType') return ['type'];
    if (subtype === 'AT_SetNotNull') return proven.has(`${relation?.relname}.${name}`) ? [] : ['set-not-null'];
    if (subtype === 'AT_DropColumn') return ['drop'];
    return REWRITES.includes(subtype) ? ['lock'] : [];
  });
}

function brokenByConstraint(def?: Node): Rule[] {
  const { contype, indexname } = constraintOf(def);
  if (contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_EXCLUSION')
    return indexname ? [] : ['using-index'];
  return unchecked(def) ? ['not-valid'] : [];
}

function brokenByColumn({ def }: AlterTableCmd): Rule[] {
  if (!def || !('ColumnDef' in def)) return [];
  const column = def.ColumnDef;
  const constraints = (column.constraints ?? []).map((node) => constraintOf(node).contype);
  const rules: Rule[] = [];
  if (isVolatileColumn(column)) rules.push('volatile-default');
  else if (isWithoutValue(column) && constraints.includes('CONSTR_NOTNULL')) rules.push('not-null-column');
  if (constraints.includes('CONSTR_PRIMARY') || constraints.includes('CONSTR_UNIQUE')) rules.push('using-index');
  // A reference that is NULL in every row has nothing to check.
  const checked = constraints.includes('CONSTR_FOREIGN') && !isWithoutValue(column);
  if (constraints.includes('CONSTR_CHECK') || checked) rules.push('not-valid');
  return rules;
}

function constraintOf(node?: Node): Constraint {
  return node && 'Constraint' in node ? node.Constraint : {};
}

/** Whether adding the constraint scans the existing rows. */
function unchecked(def?: Node): boolean {
  const { contype = '', skip_validation } = constraintOf(def);
  return ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_NOTNULL'].includes(contype) && !skip_validation;
}

/** Also inside a WITH. A function body changes no rows yet. */
function changesRows(node: Node, inUse: (table?: { relname?: string }) => boolean): boolean {
  if ('CreateFunctionStmt' in node || 'RuleStmt' in node || 'CreateTrigStmt' in node || 'ViewStmt' in node)
    return false;
  if ('CreateTableAsStmt' in node && !node.CreateTableAsStmt.into?.skipData) return true;
  if ('InsertStmt' in node) {
    const source = node.InsertStmt.selectStmt;
    const few = !source || ('SelectStmt' in source && source.SelectStmt.valuesLists);
    return !few || inside(node.InsertStmt, inUse);
  }
  return inside(node, inUse);
}

function inside(value: unknown, inUse: (table?: { relname?: string }) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) =>
    ['UpdateStmt', 'DeleteStmt', 'MergeStmt', 'InsertStmt'].includes(key)
      ? inUse((part as { relation?: { relname?: string } }).relation)
      : inside(part, inUse),
  );
}

function lastName(node: Node): string {
  const last = 'List' in node ? node.List.items?.at(-1) : node;
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}
