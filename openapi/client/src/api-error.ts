/** The one error of every call: the API refused it, or couldn’t be reached. */

/** One rejected field. `rule` (`required`, `too_short` …) stays the same when the sentence is reworded. */
export interface Issue {
  path: string;
  message: string;
  rule: string;
}

export interface Failure {
  /** HTTP status; 0 when no answer arrived. */
  status: number;
  /** One of the codes of the document, `NETWORK` without an answer, or `UNKNOWN` when the answer isn’t the API’s. */
  code: string;
  message: string;
  issues?: readonly Issue[] | undefined;
  /** The present version, when `If-Match` named an older one. */
  version?: number | undefined;
  /** Identifies the request in the server’s log. */
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly issues: readonly Issue[];
  readonly version: number | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.status = failure.status;
    this.code = failure.code;
    this.issues = failure.issues ?? [];
    this.version = failure.version;
    this.requestId = failure.requestId;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** Reads a refusal, also one of a proxy in front, whose body is none of ours. */
export async function refusalOf(response: Response, retryAfterSeconds: number | undefined): Promise<ApiError> {
  const body = await bodyOf(response);
  return new ApiError({
    status: response.status,
    code: body.code ?? 'UNKNOWN',
    message: body.message ?? `The server answered ${response.status}`,
    issues: body.issues,
    version: body.version,
    requestId: body.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds,
  });
}

async function bodyOf(response: Response): Promise<Partial<Failure>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
