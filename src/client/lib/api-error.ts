/** The one class of error a form or a screen sees when a call fails (spec decision 4). */
import type { Issue } from '#shared/platform/errors.ts';

export class ApiError extends Error {
  /** HTTP status; 0 when no answer arrived at all. */
  readonly status: number;
  /** The bare sentence of the server, for toasts. */
  readonly serverMessage: string;
  /** Every field that was refused, for the form. */
  readonly issues: Issue[];

  constructor(status: number, serverMessage: string, issues: Issue[] = []) {
    super(`${status}: ${serverMessage}`);
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.issues = issues;
  }
}
