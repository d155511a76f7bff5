/** What an address for signed-in callers may refuse, by status, as `meta.openapi` says it. */

type Words = Readonly<Record<number, string>>;

/** @param words what a status means here, also instead of those that every such address has */
export function refusals(words: Words = {}): Record<number, string> {
  return {
    401: 'Not authenticated',
    403: 'Your role doesn’t allow this, or two-step verification isn’t set up',
    429: 'Too many requests',
    ...words,
  };
}

/** The same for what belongs to a case: someone else’s is refused like one that doesn’t exist. */
export function caseRefusals(words: Words = {}): Record<number, string> {
  return refusals({
    400: 'The id or a parameter isn’t valid',
    404: 'The case doesn’t exist or isn’t visible to you',
    ...words,
  });
}

/** The same for a call that changes something. */
export function changeRefusals(words: Words = {}): Record<number, string> {
  return caseRefusals({
    400: 'The id or a field isn’t valid',
    403: 'Your role doesn’t allow this, two-step verification isn’t set up, or the request came from another website',
    ...words,
  });
}
