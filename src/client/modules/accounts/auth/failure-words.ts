import type { ApiError } from '#client/lib/api-error.ts';

const NO_ANSWER = 'The server did not answer. Please check your connection and try again.';

/** Why a login or a registration failed. A silent server has a sentence of its own here (spec decision 26). */
export function failureWords({ status, serverMessage }: ApiError): string {
  return status === 0 ? NO_ANSWER : serverMessage;
}
