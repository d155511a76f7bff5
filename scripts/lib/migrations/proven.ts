import type { Statement } from './script.ts';

/**
 * Tracks, migration by migration, which columns a validated `CHECK (… IS NOT NULL)` proves to have a value: PostgreSQL then sets
 * NOT NULL without scanning the table.
 */
export function notNullProofs(): { proven: Set<string>; learn(statements: Statement[]): void } {
  const checks = new Map<string, string>();
  const proven = new Set<string>();
  return {
    proven,
    learn(statements) {
      for (const { node } of statements) {
        if (!('AlterTableStmt' in node)) continue;
        const table = node.AlterTableStmt.relation?.relname ?? '';
        for (const cmd of node.AlterTableStmt.cmds ?? []) {
          if (!('AlterTableCmd' in cmd)) continue;
          const { subtype, name, def } = cmd.AlterTableCmd;
          if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
            const column = columnOf(def.Constraint.raw_expr);
            if (column) checks.set(`${table} ${def.Constraint.conname}`, `${table}.${column}`);
          }
          const column = subtype === 'AT_ValidateConstraint' ? checks.get(`${table} ${name}`) : undefined;
          if (column) proven.add(column);
        }
      }
    },
  };
}

/** The column of `column IS NOT NULL`. */
function columnOf(check: Statement['node'] | undefined): string | undefined {
  if (!check || !('NullTest' in check) || check.NullTest.nulltesttype !== 'IS_NOT_NULL') return undefined;
  const column = check.NullTest.arg;
  const field = column && 'ColumnRef' in column ? column.ColumnRef.fields?.[0] : undefined;
  return field && 'String' in field ? field.String.sval : undefined;
}
