/**
 * A page that was opened weeks ago asks for parts whose files are gone (docs/decisions/0114). It isn’t broken, only old: loading it again
 * brings the new release.
 */

/** How Chromium, Firefox and Safari say that a module wasn’t there, and how Vite says it of a style sheet. */
const MISSING = /imported module|module script failed|preload CSS/;
const ASK_WITHIN_MS = 10_000;

/** Whether a part of the page couldn’t be fetched, whatever the reason. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

/** The release that the server answers this page with now, or undefined when it doesn’t answer. */
async function releaseNow(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(ASK_WITHIN_MS) });
  return answer.ok ? /data-release="([^"]+)/.exec(await answer.text())?.[1] : undefined;
}

/** Whether the part is missing because a newer release is there. False without a connection. Never rejects. */
export async function isSuperseded(error: unknown): Promise<boolean> {
  if (!isMissingPart(error)) return false;
  const now = await releaseNow().catch(() => undefined);
  return now !== undefined && now !== document.querySelector<HTMLElement>('[data-release]')?.dataset.release;
}

/**
 * Loads the page again when a newer release is there, once for each entry of the history: if its parts are missing too, the page says so
 * instead of loading itself for ever. Resolves with whether it does. Never rejects.
 */
export async function loadNewerRelease(error: unknown): Promise<boolean> {
  if (history.state?.reloaded || !(await isSuperseded(error))) return false;
  history.replaceState({ ...history.state, reloaded: true }, '');
  location.reload();
  return true;
}
