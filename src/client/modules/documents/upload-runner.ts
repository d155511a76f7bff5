/** Uploads two files at a time by tus, which resumes where a dropped connection stopped it. */
import { type DetailedError, Upload } from 'tus-js-client';
import { toApiError } from '#client/lib/api.ts';
import { viewAsHeaders } from '#client/lib/view-as.ts';
import { type AttachDocumentInput, type AttachedDocument, UPLOADS_PATH } from '#shared/documents/schema.ts';
import { goingOn, type PauseReason, retryDelays, type UploadItem, uploadIdOf } from './upload-item.ts';
import { changeUpload, currentUploads, files, findUpload } from './upload-store.ts';

/** The part of the typed client that uploads need. */
export interface UploadServer {
  attach: (input: AttachDocumentInput) => Promise<AttachedDocument>;
  /** The document exists. */
  attached: (item: UploadItem) => void;
  failed: (item: UploadItem, problem: string) => void;
  sessionEnded: () => void;
}

const AT_ONCE = 2;
const CHUNK_BYTES = 2 * 1024 * 1024;
/** After the quick retries: how long until the connection is tried again automatically. */
const TRY_AGAIN_MS = 30_000;
const NO_ANSWER = 'The server didn’t accept this file. Try again.';

const running = new Map<string, Upload>();
let server: UploadServer | null = null;

/** Passes in the page's client; called again after a login, when uploads that paused for it resume. */
export function connectUploads(next: UploadServer): void {
  server = next;
  goOn('session');
}

/** Someone is signed in, although an upload got a 401. */
export function goOnSignedIn(): void {
  goOn('session');
}

function goOn(reason: PauseReason): void {
  for (const item of currentUploads()) {
    if (item.state === 'paused' && item.pause === reason) changeUpload(item.id, goingOn(item));
  }
  pump();
}

/** Starts every upload that may start now. */
export function pump(): void {
  for (const item of currentUploads()) {
    if (item.state === 'arrived' && !item.held) void attach(item.id);
    if (item.state === 'waiting' && running.size < AT_ONCE) start(item);
  }
}

function statusOf(error: Error | DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** The server's own message, wherever the body has it. */
function sentenceOf(error: Error | DetailedError): string {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { message } = JSON.parse(body ?? '') as { message?: unknown };
    return typeof message === 'string' ? message : NO_ANSWER;
  } catch {
    return body && body.length < 200 && !body.includes('<') ? body : NO_ANSWER;
  }
}

/** Worth a retry: no response, a busy server, an upload that another connection still locks. */
function isPassing(status: number): boolean {
  return status === 0 || status >= 500 || [408, 409, 423, 429].includes(status);
}

function pause(id: string, reason: PauseReason): void {
  changeUpload(id, { state: 'paused', pause: reason });
  if (reason === 'connection') setTimeout(() => navigator.onLine && goOn('connection'), TRY_AGAIN_MS);
}

function fail(item: UploadItem, problem: string, hopeless: boolean): void {
  changeUpload(item.id, { state: 'failed', problem, hopeless });
  server?.failed(item, problem);
}

function start(item: UploadItem): void {
  const { id, caseId, name, uploadUrl } = item;
  const file = files.get(id);
  if (!file) {
    changeUpload(id, { state: 'paused', pause: 'file' });
    return;
  }
  const upload = new Upload(file, {
    // Never both: given an endpoint, tus would start over whenever the server cannot say what it already has.
    ...(uploadUrl ? { uploadUrl } : { endpoint: new URL(UPLOADS_PATH, location.origin).href }),
    metadata: { caseId, fileName: name },
    headers: viewAsHeaders(),
    chunkSize: CHUNK_BYTES,
    retryDelays: retryDelays(),
    storeFingerprintForResuming: false,
    onShouldRetry: (error) => isPassing(statusOf(error)) && navigator.onLine,
    onUploadUrlAvailable: () => {
      upload.options.endpoint = null;
      if (upload.url && upload.url !== uploadUrl) changeUpload(id, { uploadUrl: upload.url });
    },
    onProgress: (sent) => changeUpload(id, { sent }),
    onError: (error) => stopped(id, error),
    onSuccess: () => {
      running.delete(id);
      changeUpload(id, { state: 'arrived', whole: true, sent: file.size, uploadUrl: upload.url ?? uploadUrl });
      pump();
    },
  });
  running.set(id, upload);
  changeUpload(id, { state: 'sending', problem: null });
  upload.start();
}

function stopped(id: string, error: Error | DetailedError): void {
  running.delete(id);
  const item = findUpload(id);
  const status = statusOf(error);
  if (item && status === 401) {
    pause(id, 'session');
    server?.sessionEnded();
  } else if (item && (status === 404 || status === 410) && item.uploadUrl) {
    // The server has lost the first part: starts over.
    changeUpload(id, { state: 'waiting', uploadUrl: null, whole: false, sent: 0 });
  } else if (item && status === 0) {
    pause(id, 'connection');
  } else if (item) {
    // A server that is busy or full says so itself, and can be retried.
    fail(item, sentenceOf(error), !isPassing(status));
  }
  pump();
}

/** Turns a completely uploaded file into a document. */
export async function attach(id: string): Promise<void> {
  const item = findUpload(id);
  if (item?.state !== 'arrived' || !item.uploadUrl || !server) return;
  const { caseId, category, requestId, documentId, issuedAs, staffOnly } = item;
  changeUpload(id, { state: 'attaching' });
  try {
    const { document, sameAs } = await server.attach({
      caseId,
      uploadId: uploadIdOf(item.uploadUrl),
      category,
      staffOnly,
      ...(requestId && { requestId }),
      ...(documentId && { documentId }),
      ...(issuedAs && { issuedAs }),
    });
    const uploaded = { documentId: document.id, title: document.title, sameAs: sameAs?.title ?? null };
    files.delete(id);
    changeUpload(id, { state: 'done', uploaded });
    server.attached(item);
  } catch (error) {
    const { status, serverMessage } = toApiError(error);
    if (status === 401) {
      pause(id, 'session');
      server.sessionEnded();
    } else if (status === 0) pause(id, 'connection');
    else fail(item, serverMessage, !isPassing(status));
  }
}

/** Stops uploading and has the server discard its part. The server has already discarded what it rejected. */
export function abandon({ id, uploadUrl, state, hopeless }: UploadItem): void {
  const upload = running.get(id);
  running.delete(id);
  if (upload) void upload.abort(true).catch(() => undefined);
  else if (uploadUrl && state !== 'done' && !hopeless) void Upload.terminate(uploadUrl).catch(() => undefined);
}

addEventListener('offline', () => {
  for (const [id, upload] of running) {
    running.delete(id);
    void upload.abort();
    changeUpload(id, { state: 'paused', pause: 'connection' });
  }
});
addEventListener('online', () => goOn('connection'));
