/** Labels of the audit log. No zod here, so that any page may use them. */

import type { AuditAction, AuditSubject } from '#shared/audit/schema.ts';
import type { CaseEventType } from '#shared/cases/schema.ts';

/** What the actor did, followed by the name of the subject. */
export const auditActionLabels: Record<AuditAction, string> = {
  'user.invited': 'Sent an invitation',
  'user.invitation_revoked': 'Withdrew an invitation',
  'user.joined': 'Accepted an invitation',
  'user.role_changed': 'Changed a user’s role',
  'user.disabled': 'Disabled a user',
  'user.enabled': 'Enabled a user',
  'user.sessions_ended': 'Ended a user’s sessions',
  'user.second_factor_reset': 'Turned off two-step verification',
  'client.viewed_as': 'Viewed the portal as a client',
  'broker.profile_changed': 'Changed a broker’s profile',
  'broker.licence_verified': 'Verified a licence',
  'broker.work_handed_over': 'Reassigned a broker’s requests',
  'contact.replied': 'Replied to a contact message',
  'contact.status_changed': 'Changed a contact message’s status',
  'contact.converted': 'Converted a contact message to a request',
  'newsletter.unsubscribed': 'Unsubscribed an address from the newsletter',
  'consent.proof_viewed': 'Viewed a consent record',
  'newsletter.proof_viewed': 'Viewed a newsletter consent record',
  'setting.changed': 'Changed a setting',
  'template.changed': 'Changed a template',
  'reply.changed': 'Changed a shared canned reply',
  'mail.tried_again': 'Resent an email',
  'document.scanned_again': 'Rescanned a document',
  'export.started': 'Downloaded an export',
  'audit.exported': 'Downloaded the audit log',
  'import.prepared': 'Uploaded an import file',
  'import.run': 'Imported requests',
  'import.undone': 'Undid an import',
  'case.sensitive_viewed': 'Opened sensitive answers',
  'case.file_exported': 'Downloaded a request file',
  'case.merged': 'Merged two requests',
  'case.unmerged': 'Unmerged two requests',
  'cases.changed_together': 'Made a bulk change to requests',
  'cases.change_undone': 'Undid a bulk change',
  'privacy.answered': 'Answered a privacy request',
  'privacy.data_exported': 'Downloaded a person’s data',
  'privacy.contact_corrected': 'Corrected a person’s contact details',
  'privacy.account_erased': 'Deleted an account',
  'retention.run': 'Ran the retention process',
  'hold.placed': 'Placed a legal hold',
  'hold.released': 'Released a legal hold',
  'job.tried_again': 'Retried a failed job',
  'browser_failure.dismissed': 'Dismissed a browser error',
  'launch.acknowledged': 'Signed off a launch checklist item',
};

export const auditSubjectLabels: Record<AuditSubject, string> = {
  user: 'User',
  broker: 'Broker',
  client: 'Client',
  case: 'Request',
  contact_message: 'Contact message',
  subscriber: 'Subscriber',
  setting: 'Setting',
  reply: 'Canned reply',
  template: 'Template',
  mail: 'Email',
  document: 'Document',
  export: 'Export',
  import: 'Import',
  privacy_request: 'Privacy request',
  retention: 'Retention',
  job: 'Job',
  browser_failure: 'Browser error',
  launch: 'Launch checklist',
};

/** Views and copies of data that nobody may see without a reason. */
export const sensitiveActions = [
  'case.sensitive_viewed',
  'case.file_exported',
  'client.viewed_as',
  'newsletter.proof_viewed',
  'export.started',
  'audit.exported',
  'privacy.data_exported',
  'privacy.account_erased',
] as const satisfies AuditAction[];

export const sensitiveEvents = [
  'sensitive_viewed',
  'document_viewed',
  'document_downloaded',
  'file_exported',
] as const satisfies CaseEventType[];
