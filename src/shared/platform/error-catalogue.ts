/** What each error code and each rule means: for the page about errors and the OpenAPI document. No screen needs it. */
import type { ErrorBody, ErrorCode } from './errors.ts';
import type { IssueRule } from './issue-rules.ts';

/** The page that explains them; `type` of a problem leads to a code on it. */
export const ERROR_DOCS_PATH = '/api/docs/errors';

export type CodeWords = { title: string; meaning: string; action: string };

export const errorCatalogue: Readonly<Record<ErrorCode, CodeWords>> = {
  BAD_REQUEST: {
    title: 'Bad request',
    meaning: 'The body, the address or a header couldn’t be read, or a field isn’t valid. Nothing was saved.',
    action: 'Fix every field in issues, then send the request again. Unchanged, it will be refused again.',
  },
  UNAUTHORIZED: {
    title: 'Not signed in',
    meaning: 'There’s no session or key, it has expired, or a password or code is wrong.',
    action: 'Sign in again. If issues names code, an authenticator code is missing or wrong.',
  },
  FORBIDDEN: {
    title: 'Not allowed',
    meaning: 'We know who you are, but your role doesn’t allow this, or the request came from another website.',
    action: 'Use an account with the right role. Trying again won’t help.',
  },
  NOT_FOUND: {
    title: 'Not found',
    meaning: 'It doesn’t exist, was deleted, or isn’t visible to you. We don’t say which.',
    action: 'Check the address and the id. Addresses are case-sensitive and don’t end in a slash.',
  },
  METHOD_NOT_SUPPORTED: {
    title: 'Method not supported',
    meaning: 'The address exists, but not with this method.',
    action: 'Use one of the methods in the Allow header.',
  },
  TIMEOUT: {
    title: 'Request timed out',
    meaning: 'The request took too long to arrive.',
    action: 'Send it again, over a faster connection if you can.',
  },
  CONFLICT: {
    title: 'Conflict',
    meaning: 'Something has happened since you last looked, or what you’re creating already exists.',
    action: 'Read the current version, then decide whether the change is still needed.',
  },
  PRECONDITION_FAILED: {
    title: 'Version out of date',
    meaning: 'The version in If-Match isn’t the current one: someone changed it before you.',
    action: 'Read the current version, review the change, and send it again with the new ETag.',
  },
  PAYLOAD_TOO_LARGE: {
    title: 'Too large',
    meaning: 'The body or the file is larger than this address accepts.',
    action: 'Send less at a time, or a smaller file. The document says how large it may be.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Unsupported media type',
    meaning: 'The Content-Type isn’t one that this address reads.',
    action: 'Send application/json, or the type that the document names for this address.',
  },
  UNPROCESSABLE_CONTENT: {
    title: 'Key used for another request',
    meaning: 'This Idempotency-Key was already used with another body.',
    action: 'Use a new key for a new request, and the same key only to repeat the same one.',
  },
  PRECONDITION_REQUIRED: {
    title: 'Version required',
    meaning: 'This change needs an If-Match header, so that it can’t overwrite someone else’s.',
    action: 'Read the current version, and send its ETag in If-Match.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Too many requests',
    meaning: 'A limit was reached. RateLimit-Policy says how many requests are allowed, and in how many seconds.',
    action: 'Wait for the seconds in Retry-After, then send the request again.',
  },
  INTERNAL_SERVER_ERROR: {
    title: 'Error on our side',
    meaning: 'Something unexpected went wrong on our side, and has been logged.',
    action: 'Try again in a moment. If it keeps happening, send us the requestId.',
  },
  SERVICE_UNAVAILABLE: {
    title: 'Temporarily unavailable',
    meaning: 'The database, file storage or another service we depend on isn’t responding.',
    action: 'Try again in a minute, or after the seconds in Retry-After.',
  },
};

export const ruleCatalogue: Readonly<Record<IssueRule, string>> = {
  required:
    'The field is missing, null, blank or an empty list. Send a value, or leave the field out if it’s optional.',
  invalid_type: 'The value is of another type, such as a number in place of text.',
  invalid_format: 'The text isn’t in the expected format, such as an email address, a date or an id.',
  invalid_characters: 'The text has characters that can’t be stored or displayed, such as control characters.',
  not_an_option: 'The value isn’t one of the accepted ones.',
  unknown_field: 'The object has a field that isn’t known here.',
  too_short: 'The text has too few characters, or the list too few entries.',
  too_long: 'The text has too many characters, or the list or file too many entries.',
  too_small: 'The number is below the minimum.',
  too_big: 'The number is above the maximum.',
  too_early: 'The date or time is before the first one accepted.',
  too_late: 'The date or time is after the last one accepted.',
  not_a_multiple: 'The number isn’t a multiple of the step.',
  out_of_order: 'The value has to come after another one, such as an expiry date after the effective date.',
  duplicate: 'The list has the same entry twice.',
  wrong_total: 'The values don’t add up to the total they need.',
  mismatch: 'The value isn’t the same as the one it repeats.',
  incorrect: 'The password or code is wrong.',
  too_weak: 'The password is too easy to guess.',
  taken: 'Another one already has this name.',
  not_allowed: 'The value is valid, but not here or not for you. The message says why.',
  stale: 'It was valid earlier, but has since changed, been used or expired. Read the current state.',
  consent_required: 'A consent is missing. The person has to give it; it can’t be filled in for them.',
  consent_version: 'The consent was given to an earlier wording. Show the current one and ask again.',
  proof_required: 'Sent too often or too fast for a person. Wait, then send it again.',
};

/** One failure of each kind, for the page about errors and the OpenAPI document. */
export function exampleFailure(code: ErrorCode): ErrorBody {
  const message = 'Message must be at least 10 characters';
  if (code === 'BAD_REQUEST')
    return { message, code, issues: [{ path: 'message', message, rule: 'too_short' }], requestId: '3f0c7a12-1' };
  const version = code === 'PRECONDITION_FAILED' ? { version: 4 } : {};
  return { message: errorCatalogue[code].meaning, code, ...version, requestId: '3f0c7a12-1' };
}

/** The name of a code in an address: `precondition-failed`. */
export function errorAnchor(code: ErrorCode): string {
  return code.toLowerCase().replaceAll('_', '-');
}
