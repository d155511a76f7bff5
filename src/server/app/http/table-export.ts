/** Lists as CSV: streamed, so that memory use does not depend on their length, and stopped when the client disconnects. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { beginTableExport } from '#server/modules/data-transfer/exports/commands.ts';
import { tableExportText } from '#server/modules/data-transfer/exports/queries.ts';
import { getAdmin } from '#server/platform/auth/plain-viewer.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { withLimits } from '#server/platform/http/rate-limit-headers.ts';
import type { Services } from '#server/platform/services.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import {
  type TableExportName,
  tableExportFilters,
  tableExportNameSchema,
} from '#shared/data-transfer/exports/schema.ts';
import { issuesFrom } from '#shared/platform/errors.ts';

function filtersOf(name: TableExportName, query: unknown) {
  const parsed = tableExportFilters[name].safeParse(query);
  if (parsed.success) return parsed.data;
  const issues = issuesFrom(parsed.error, query);
  throw new AppError({ code: 'BAD_REQUEST', message: issues[0]?.message ?? 'Check the filters', issues });
}

async function send(services: Services, req: Request, res: Response): Promise<void> {
  const { env, log, now } = services;
  const viewer = await getAdmin(services, req, res);
  const name = tableExportNameSchema.safeParse(/^([a-z-]+)\.csv$/.exec(String(req.params.file))?.[1]);
  if (!name.success) throw notFound('export');
  const filters = filtersOf(name.data, req.query);
  // Reading the headers records nothing and sends nothing.
  if (req.method === 'GET')
    await beginTableExport(withLimits(services, res, limits.tableExport), viewer, name.data, filters);
  const product = env.site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  res.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${product}-${name.data}-${localDay(now(), env.site)}.csv"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
  if (req.method === 'HEAD') return void res.end();
  const requestId = requestIdOf(res);
  try {
    await pipeline(
      Readable.from(tableExportText(services, viewer, name.data, filters as never), { highWaterMark: 1 }),
      res,
    );
    log.info({ requestId, list: name.data }, 'an export is complete');
  } catch (error) {
    // Breaks the connection instead of ending it, so that nobody mistakes a partial list for a complete one.
    res.destroy();
    log.warn({ requestId, list: name.data }, 'an export ended early');
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      reportError(log, error, { requestId });
  }
}

export function tableExport(services: Services): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    send(services, req, res).catch(next);
  };
}
