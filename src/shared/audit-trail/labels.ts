/** Labels of the audit log. No zod here, so that any page may use them. */

import type { AuditAction, AuditSubject } from '#shared/audit/schema.ts';
import type { CaseEventType } from '#shared/cases/schema.ts';

/** What the actor did, followed by the name of the subject. */
export const auditActionLabels: Record<AuditAction, string> = {
  'user.invited': 'Invited somebody',
  'user.invitation_revoked': 'Took back an invitation',
  'user.joined': 'Accepted an invitation',
  'user.role_changed': 'Changed the role of a user',
  'user.disabled': 'Disabled a user',
  'user.enabled': 'Enabled a user',
  'user.sessions_ended': 'Ended the sessions of a user',
  'user.second_factor_reset': 'Took away a second factor',
  'client.viewed_as': 'Looked at the portal as a client',
  'broker.profile_changed': 'Changed the profile of a broker',
  'broker.licence_verified': 'Verified a licence',
  'broker.work_handed_over': 'Handed over the work of a broker',
  'contact.replied': 'Replied to a contact message',
  'contact.status_changed': 'Changed the status of a contact message',
  'contact.converted': 'Made a case of a contact message',
  'newsletter.unsubscribed': 'Took an address off the newsletter',
  'consent.proof_viewed': 'Looked at the proof of a consent',
  'newsletter.proof_viewed': 'Looked at the proof of a newsletter consent',
  'setting.changed': 'Changed a setting',
  'template.changed': 'Changed a template',
  'reply.changed': 'Changed a shared reply',
  'mail.tried_again': 'Sent a mail again',
  'document.scanned_again': 'Had a document scanned again',
  'export.started': 'Downloaded a list',
  'audit.exported': 'Downloaded the audit',
  'import.prepared': 'Uploaded a file of cases',
  'import.run': 'Imported cases',
  'import.undone': 'Took an import back',
  'case.sensitive_viewed': 'Opened sensitive answers',
  'case.file_exported': 'Downloaded a case file',
  'case.merged': 'Joined two cases',
  'case.unmerged': 'Separated two cases',
  'cases.changed_together': 'Changed several cases at once',
  'cases.change_undone': 'Undid a change of several cases',
  'privacy.answered': 'Answered a privacy request',
  'privacy.data_exported': 'Downloaded the data of a person',
  'privacy.contact_corrected': 'Corrected the contact details of a person',
  'privacy.account_erased': 'Erased an account',
  'retention.run': 'Removed what had reached its end',
  'hold.placed': 'Placed a legal hold',
  'hold.released': 'Released a legal hold',
  'job.tried_again': 'Ran a failed job again',
  'browser_failure.dismissed': 'Dismissed a failure in browsers',
  'launch.acknowledged': 'Acknowledged a point of the launch checklist',
};

export const auditSubjectLabels: Record<AuditSubject, string> = {
  user: 'User',
  broker: 'Broker',
  client: 'Client',
  case: 'Case',
  contact_message: 'Contact message',
  subscriber: 'Subscriber',
  setting: 'Setting',
  reply: 'Reply',
  template: 'Template',
  mail: 'Mail',
  document: 'Document',
  export: 'Export',
  import: 'Import',
  privacy_request: 'Privacy request',
  retention: 'Retention',
  job: 'Job',
  browser_failure: 'Failure in browsers',
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
