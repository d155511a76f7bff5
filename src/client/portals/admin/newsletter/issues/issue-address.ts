import { paths } from '#shared/platform/paths.ts';

/** The page of one issue of the newsletter. */
export function issueAddress(issueId: string): string {
  return `${paths.admin.newsletterIssues}?issue=${issueId}`;
}
