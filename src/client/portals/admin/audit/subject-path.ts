/** The page of an entry's subject; null if it has none, or no longer has one. */
import type { AuditRow } from '#shared/audit-trail/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { articleAddress } from '../articles/article-address.ts';
import { issueAddress } from '../newsletter/issues/issue-address.ts';
import { partnerAddress } from '../partners/partner-address.ts';

export function subjectPath({ type, id }: AuditRow['subject']): string | null {
  if (type === 'case') return id && paths.admin.case(id);
  if (type === 'client') return id && paths.admin.clientCases(id);
  if (type === 'user') return paths.admin.users;
  if (type === 'broker') return paths.admin.brokers;
  if (type === 'firm') return id && `${paths.admin.firms}?firm=${id}`;
  if (type === 'contact_message') return paths.admin.messages;
  if (type === 'subscriber') return paths.admin.newsletter;
  if (type === 'newsletter_issue') return id && issueAddress(id);
  if (type === 'article') return id && articleAddress(id);
  if (type === 'setting' || type === 'template' || type === 'reply') return paths.admin.settings;
  if (type === 'retention') return paths.admin.setting('retention');
  if (type === 'import') return id && `${paths.admin.data}?import=${id}`;
  if (type === 'export') return paths.admin.data;
  if (type === 'privacy_request') return id && `${paths.admin.privacy}?request=${id}`;
  if (type === 'partner') return id && partnerAddress(id);
  if (type === 'launch') return paths.admin.launch;
  return null;
}
