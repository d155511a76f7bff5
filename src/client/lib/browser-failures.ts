/** The reporter that the inline script leaves on the window (`inline/first-script.js`): failures reach the owner. */
interface BrowserFailures {
  /** Whether this failure is only that nobody is signed in: it goes into neither the console nor a report. */
  silenced(error: unknown): boolean;
  /** Posts a failure. Answers nothing when it was told already. Never rejects. */
  tell(kind: 'error' | 'rejection' | 'crash', error: unknown): Promise<Response | undefined> | undefined;
}

declare global {
  interface Window {
    browserFailures?: BrowserFailures;
  }
}

/** Reports a part of a page that could not be drawn. Resolves with the request id, or with an empty text. */
export async function tellCrash(error: unknown): Promise<string> {
  const answer = await window.browserFailures?.tell('crash', error);
  if (!answer?.ok) return '';
  return ((await answer.json()) as { requestId: string }).requestId;
}

/** For React's `onCaughtError`: what is silenced stays out of the console, everything else is written as React would. */
export function logCaught(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  if (!window.browserFailures?.silenced(error)) console.error(error, componentStack);
}
