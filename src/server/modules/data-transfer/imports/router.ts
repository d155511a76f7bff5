import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  importCommandSchema,
  importDetailSchema,
  importIdInputSchema,
  importListSchema,
  importRowsSchema,
  listImportRowsInputSchema,
  listImportsInputSchema,
  setImportMappingInputSchema,
  skipImportRowsInputSchema,
} from '#shared/data-transfer/imports/schema.ts';
import { setImportMapping, skipImportRows, startImport, undoImport } from './commands.ts';
import { findImportRows, findImports, getImport } from './queries.ts';

/** A file is uploaded by `POST /api/admin/imports`; these procedures review, map, run and undo the import. */
export const importsRouter = router({
  list: adminProcedure
    .input(listImportsInputSchema)
    .output(importListSchema)
    .query(({ ctx, input }) => findImports(ctx, input?.unfinished)),
  get: adminProcedure
    .input(importIdInputSchema)
    .output(importDetailSchema)
    .query(({ ctx, input }) => getImport(ctx.db, input.importId)),
  rows: adminProcedure
    .input(listImportRowsInputSchema)
    .output(importRowsSchema)
    .query(({ ctx, input }) => findImportRows(ctx.db, input)),
  setMapping: adminProcedure
    .input(setImportMappingInputSchema)
    .output(importDetailSchema)
    .mutation(({ ctx, input }) => setImportMapping(ctx, input)),
  skip: adminProcedure
    .input(skipImportRowsInputSchema)
    .output(importDetailSchema)
    .mutation(({ ctx, input }) => skipImportRows(ctx, input)),
  run: adminProcedure
    .input(importCommandSchema)
    .output(importDetailSchema)
    .mutation(({ ctx, input }) => startImport(ctx, ctx.viewer, input)),
  undo: adminProcedure
    .input(importCommandSchema)
    .output(importDetailSchema)
    .mutation(({ ctx, input }) => undoImport(ctx, ctx.viewer, input)),
});
