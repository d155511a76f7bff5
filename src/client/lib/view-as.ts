/**
 * Impersonation in this tab: an administrator views the portal as a client. Kept in the tab, so that it survives a reload and other tabs
 * are unaffected. Starting and ending it reloads the page: no data of one user stays in memory on the other's page.
 */

import { VIEW_AS_HEADER, type ViewGrant, viewGrantSchema } from '#shared/platform/session.ts';
import { readStoredJson, writeStored, writeStoredJson } from './stored.ts';

const KEY = 'view-as';

let view: ViewGrant | null = viewGrantSchema.safeParse(readStoredJson(KEY)).data ?? null;

/** Null in every tab without impersonation. */
export function currentView(): ViewGrant | null {
  return view;
}

/** Adds the impersonation grant to a request. */
export function viewAsHeaders(): Record<string, string> {
  return view ? { [VIEW_AS_HEADER]: view.grantId } : {};
}

/** @param path the page of the client's portal to open */
export function enterView(grant: ViewGrant, path: string): void {
  writeStoredJson(KEY, grant);
  location.assign(path);
}

/** @param path the page the administrator returns to */
export function leaveView(path: string): void {
  writeStored(KEY, null);
  view = null;
  location.assign(path);
}
