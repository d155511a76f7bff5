/** The product's tables in a query of `pg_class c JOIN pg_namespace n`: Prisma's own is not ours, and a partition matches its table. */
export const OURS = `n.nspname = current_schema() AND c.relname <> '_prisma_migrations' AND NOT c.relispartition`;
