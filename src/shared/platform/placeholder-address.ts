/**
 * The address of a person who has no email: a case always has one, because it tells people apart wherever mailboxes do. Each is its own, in
 * a domain that can never exist (RFC 2606), so nothing is sent to it and no two people share one.
 */
const DOMAIN = '@no-email.invalid';

export function placeholderAddress(caseId: string): string {
  return `none-${caseId}${DOMAIN}`;
}

/** Whether email can reach someone here. */
export function isReachable(address: string): boolean {
  return !address.endsWith(DOMAIN);
}

/** What people read in place of it: nothing, where there is no email. */
export function shownAddress(address: string): string {
  return isReachable(address) ? address : '';
}
