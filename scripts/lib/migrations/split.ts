import type { Node } from 'libpg-query';
import { statementsOf } from './script.ts';

/**
 * Splits the schema engine's output: an existing table gets its indexes concurrently, and its foreign keys as NOT VALID first.
 * Returns the SQL of the schema migration and of the concurrent one that follows; either may be empty.
 */
export async function splitByKind(sql: string): Promise<{ schema: string; concurrent: string }> {
  const created = new Set<string>();
  const schema: string[] = [];
  const concurrent: string[] = [];
  for (const { node, text } of await statementsOf(sql)) {
    if ('CreateStmt' in node) created.add(node.CreateStmt.relation?.relname ?? '');
    const index = 'IndexStmt' in node ? node.IndexStmt.relation?.relname : undefined;
    const key = foreignKeyOf(node);
    if (index && !created.has(index)) {
      concurrent.push(text.replace(/^CREATE (UNIQUE )?INDEX/, 'CREATE $1INDEX CONCURRENTLY IF NOT EXISTS'));
    } else if (key && !created.has(key.table)) {
      schema.push(`${text} NOT VALID`);
      concurrent.push(`ALTER TABLE "${key.table}" VALIDATE CONSTRAINT "${key.name}"`);
    } else {
      schema.push(text);
    }
  }
  const script = (statements: string[]) => statements.map((text) => `${text};\n`).join('\n');
  return {
    schema: script(schema),
    concurrent: concurrent.length > 0 ? `-- kind: concurrent\n${script(concurrent)}` : '',
  };
}

/** The foreign key, if that is all the statement adds: the engine writes one per statement. */
function foreignKeyOf(node: Node): { table: string; name: string } | undefined {
  if (!('AlterTableStmt' in node)) return undefined;
  const { relation, cmds = [] } = node.AlterTableStmt;
  const cmd = cmds.length === 1 ? cmds[0] : undefined;
  const def = cmd && 'AlterTableCmd' in cmd ? cmd.AlterTableCmd.def : undefined;
  const constraint = def && 'Constraint' in def ? def.Constraint : undefined;
  if (constraint?.contype !== 'CONSTR_FOREIGN' || !constraint.conname) return undefined;
  return { table: relation?.relname ?? '', name: constraint.conname };
}
