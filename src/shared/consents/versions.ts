/**
 * How the version of a consent is numbered. A wording that contains the name and address of the website has a revision for each it was
 * shown with: version 2 is stored as 2, after a change of the address as 1002, then 2002.
 */
const REVISION = 1_000;

export function storedVersion(version: number, revision: number): number {
  return version + revision * REVISION;
}

/** The version of the wording, without its revision. */
export function versionOfText(stored: number): number {
  return stored % REVISION;
}

/** "2", or "2.1" for its first revision. */
export function versionWords(stored: number): string {
  const revision = Math.floor(stored / REVISION);
  return revision === 0 ? String(stored) : `${versionOfText(stored)}.${revision}`;
}
