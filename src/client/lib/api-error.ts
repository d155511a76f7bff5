/** The only error class that forms and screens see when a call fails (spec decision 4). */
import type { Issue } from '#shared/platform/errors.ts';

export class ApiError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** The server's message alone, for toasts. */
  readonly serverMessage: string;
  /** Every rejected field, for the form. */
  readonly issues: Issue[];

  constructor(status: number, serverMessage: string, issues: Issue[] = []) {
    super(`${status}: ${serverMessage}`);
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.issues = issues;
  }
}
