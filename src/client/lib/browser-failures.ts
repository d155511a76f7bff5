/** The reporter that the inline script puts on the window (`inline/first-script.js`): it reports failures to the owner. */
interface BrowserFailures {
  /** Whether the failure only means that nobody is signed in: it is neither logged to the console nor reported. */
  silenced(error: unknown): boolean;
  /** Posts a failure. Returns undefined when it was already reported. Never rejects. */
  tell(kind: 'error' | 'rejection' | 'crash', error: unknown): Promise<Response | undefined> | undefined;
}

declare global {
  interface Window {
    browserFailures?: BrowserFailures;
  }
}

/** Reports a part of a page that failed to render. Resolves with the request id, or an empty string. */
export async function tellCrash(error: unknown): Promise<string> {
  const answer = await window.browserFailures?.tell('crash', error);
  if (!answer?.ok) return '';
  return ((await answer.json()) as { requestId: string }).requestId;
}

/** For React's `onCaughtError`: drops silenced errors and logs everything else as React would. */
export function logCaught(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  if (!window.browserFailures?.silenced(error)) console.error(error, componentStack);
}
