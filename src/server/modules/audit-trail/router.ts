import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  auditListSchema,
  auditPeopleSchema,
  findAuditPeopleInputSchema,
  listAuditInputSchema,
} from '#shared/audit-trail/schema.ts';
import { findAudit, findAuditPeople } from './queries.ts';

/** The audit is read-only here: it is written by what users do. */
export const auditRouter = router({
  list: adminProcedure
    .input(listAuditInputSchema)
    .output(auditListSchema)
    .query(({ ctx, input }) => findAudit(ctx, input)),
  people: adminProcedure
    .input(findAuditPeopleInputSchema)
    .output(auditPeopleSchema)
    .query(({ ctx, input }) => findAuditPeople(ctx.db, input.words)),
});
