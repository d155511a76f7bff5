import type { ColumnDef, Node } from 'libpg-query';

/** The same value for every row of a statement, so PostgreSQL stores it once for all existing rows. */
const STABLE = ['now', 'transaction_timestamp', 'statement_timestamp'];

/** Whether a new column makes PostgreSQL rewrite every row, because each gets its own value. */
export function isVolatileColumn({ constraints = [], typeName }: ColumnDef): boolean {
  if (/serial\d?$/.test(names(typeName?.names).at(-1) ?? '')) return true;
  return constraints.some((node) => {
    if (!('Constraint' in node)) return false;
    const { contype, raw_expr, generated_kind } = node.Constraint;
    if (contype === 'CONSTR_IDENTITY') return true;
    if (contype === 'CONSTR_GENERATED') return generated_kind === 's';
    return contype === 'CONSTR_DEFAULT' && calls(raw_expr).some((name) => !STABLE.includes(name));
  });
}

/** Whether the column is NULL in all existing rows afterwards. */
export function isWithoutValue({ constraints = [] }: ColumnDef): boolean {
  return !constraints.some((node) => {
    const contype = 'Constraint' in node ? node.Constraint.contype : '';
    return contype === 'CONSTR_DEFAULT' || contype === 'CONSTR_GENERATED' || contype === 'CONSTR_IDENTITY';
  });
}

/** The functions that an expression calls, at any depth. */
function calls(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'FuncCall' ? [names((part as { funcname?: Node[] }).funcname).at(-1) ?? '', ...calls(part)] : calls(part),
  );
}

function names(nodes: Node[] = []): string[] {
  return nodes.flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []));
}
