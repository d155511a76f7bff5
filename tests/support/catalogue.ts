/** The tables of the product in a query of `pg_class c JOIN pg_namespace n`: Prisma's own is not ours, and a partition has what its table has. */
export const OURS = `n.nspname = current_schema() AND c.relname <> '_prisma_migrations' AND NOT c.relispartition`;
