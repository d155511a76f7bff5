/**
 * Resumable uploads over the tus protocol. They know nothing of documents: `documents.attach` turns a completed upload into one.
 * Permission is checked before the first byte, and an upload is visible only to the person who started it.
 */
import { Metadata, Server } from '@tus/server';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { checkUpload } from '#server/modules/documents/uploads/queries.ts';
import { getViewer } from '#server/platform/auth/plain-viewer.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { outageOf } from '#server/platform/errors/outage.ts';
import { newUploadId, ownerTag } from '#server/platform/files/staging.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { withLimits } from '#server/platform/http/rate-limit-headers.ts';
import type { Services } from '#server/platform/services.ts';
import { UPLOADS_PATH, uploadMetadataSchema } from '#shared/documents/schema.ts';
import { type ErrorCode, issuesFrom, statusByCode } from '#shared/platform/errors.ts';

/** How long a hanging request keeps a new one for the same upload waiting. */
const DRAIN_MS = 500;

/** The library's errors address programmers; for most of them the person's next step is the same. */
const sentences: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: 'This upload couldn’t be found. Upload the file again.',
  CONFLICT: 'This upload was continued elsewhere. Try again.',
  PAYLOAD_TOO_LARGE: 'The file is larger than expected. Upload it again.',
  METHOD_NOT_SUPPORTED: 'This address doesn’t support that method.',
};

/** The protocol's 412 is an unknown version of itself, not a stale version of something. */
const otherStatus: Record<number, number> = { 410: 404, 412: 400 };

function refusal(status: number): AppError {
  const answered = otherStatus[status] ?? status;
  const known = (Object.keys(statusByCode) as ErrorCode[]).find((code) => statusByCode[code] === answered);
  const code = known ?? (status < 500 ? 'BAD_REQUEST' : 'SERVICE_UNAVAILABLE');
  return new AppError({
    code,
    message: sentences[code] ?? 'This upload couldn’t be read. Upload the file again.',
  });
}

function metadataOf(header: string | undefined) {
  let parsed: unknown = {};
  try {
    parsed = Metadata.parse(header);
  } catch {
    // Unreadable metadata is treated as missing: the schema reports what is required.
  }
  const { data, error } = uploadMetadataSchema.safeParse(parsed);
  if (data) return data;
  const issues = issuesFrom(error, parsed);
  throw new AppError({ code: 'BAD_REQUEST', message: issues[0]?.message ?? 'Check the metadata', issues });
}

function uploadIdOf({ path }: Request): string {
  return /^\/([\w-]{16,64})$/.exec(path)?.[1] ?? '';
}

/** @throws {AppError} before anything is created, or when the upload is not the viewer's */
async function check(services: Services, viewer: Viewer, req: Request, res: Response): Promise<void> {
  if (req.method === 'OPTIONS') return;
  await services.documentFolder?.check();
  if (req.method === 'POST') {
    const { caseId } = metadataOf(req.get('upload-metadata'));
    const deferred = req.get('upload-defer-length') !== undefined;
    return checkUpload(withLimits(services, res, limits.upload), viewer, {
      caseId,
      length: req.get('upload-length'),
      deferred,
    });
  }
  if (!['HEAD', 'PATCH', 'DELETE'].includes(req.method)) throw refusal(405);
  if (!uploadIdOf(req).startsWith(`${ownerTag(viewer.id)}-`)) throw notFound('upload');
}

/**
 * The bytes of a request, each chunk read on demand and passed on without a copy: Node's own adapter copies each chunk and reads ahead.
 * Cancelling it does not destroy the request, so the connection stays open.
 */
function bodyOf(req: Request): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        req.on('data', (chunk: Buffer) => {
          req.pause();
          controller.enqueue(chunk);
        });
        req.pause();
        req.once('end', () => controller.close());
        req.once('close', () => req.complete || controller.error(new Error('the sender’s connection was cut off')));
      },
      pull: () => void req.resume(),
      cancel: () => drain(req),
    },
    { highWaterMark: 0 },
  );
}

/** A sender must receive the "disk full" response while still sending, so the rest of the body is read and discarded. */
function drain(req: Request): void {
  for (const event of ['data', 'end']) req.removeAllListeners(event);
  req.resume();
}

/** The request in the form the library expects; its body is read only as fast as it is written. */
function webRequest(req: Request, address: string): globalThis.Request {
  const headers = Object.entries(req.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = req.method === 'POST' || req.method === 'PATCH';
  return new globalThis.Request(address, {
    method: req.method,
    headers,
    ...(hasBody && { body: bodyOf(req), duplex: 'half' }),
  } as RequestInit);
}

/** Origins are our own matter, and an answer of the library is without a body, whatever type it gives that. */
function isPassedOn(header: string): boolean {
  return !header.startsWith('access-control-') && header !== 'content-type';
}

function answer(res: Response, { status, headers }: globalThis.Response): void {
  if (status >= 400) throw refusal(status);
  for (const [name, value] of headers) if (isPassedOn(name)) res.setHeader(name, value);
  res.status(status).end();
}

function createTus(services: Services, viewers: WeakMap<object, Viewer>, failures: WeakMap<object, unknown>): Server {
  return new Server({
    path: UPLOADS_PATH,
    datastore: services.staging,
    relativeLocation: true,
    lockDrainTimeout: DRAIN_MS,
    namingFunction: (request) => newUploadId((viewers.get(request) as Viewer).id),
    // Validated already; the metadata stored with the bytes names the owner.
    onUploadCreate: async (request, { metadata }) => ({
      metadata: { ...uploadMetadataSchema.parse(metadata), userId: (viewers.get(request) as Viewer).id },
    }),
    onResponseError(request, error) {
      // The library has its own text for every failure; a full disk gets ours, and a log entry.
      if (outageOf(error)) failures.set(request, error);
      return undefined;
    },
  });
}

export function uploadsDoor(services: Services): RequestHandler {
  const viewers = new WeakMap<object, Viewer>();
  const failures = new WeakMap<object, unknown>();
  const tus = createTus(services, viewers, failures);
  return async function uploads(req: Request, res: Response, next: NextFunction) {
    try {
      const viewer = await getViewer(services, req, res);
      await check(services, viewer, req, res);
      const request = webRequest(req, `${services.env.site.url}${UPLOADS_PATH}${req.path === '/' ? '' : req.path}`);
      viewers.set(request, viewer);
      const response = await tus.handleWeb(request);
      const failure = failures.get(request);
      if (failure) throw failure;
      answer(res, response);
    } catch (error) {
      // The connection broke midway: there is nobody left to answer, and the bytes received are kept.
      if (req.destroyed && !req.complete) return void res.destroy();
      drain(req);
      next(error);
    }
  };
}
