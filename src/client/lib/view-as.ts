/**
 * The view of this tab: an administrator looks at the portal as a client. Kept in the tab, so that a reload stays in it and other tabs
 * are untouched. Beginning and ending load the page anew: nothing of one person stays in the memory of the other's page.
 */
import { VIEW_AS_HEADER, type ViewGrant, viewGrantSchema } from '#shared/platform/session.ts';

const KEY = 'view-as';

function stored(): ViewGrant | null {
  try {
    return viewGrantSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

let view = stored();

/** Null in every tab of everybody else. */
export function currentView(): ViewGrant | null {
  return view;
}

/** Names the view on a request. */
export function viewAsHeaders(): Record<string, string> {
  return view ? { [VIEW_AS_HEADER]: view.grantId } : {};
}

/** @param path where the client's portal opens */
export function enterView(grant: ViewGrant, path: string): void {
  sessionStorage.setItem(KEY, JSON.stringify(grant));
  location.assign(path);
}

/** @param path where the administrator goes on */
export function leaveView(path: string): void {
  sessionStorage.removeItem(KEY);
  view = null;
  location.assign(path);
}
