/** What is written down outside the timeline of a case: who did what to whom, and why. */
import { z } from 'zod';

/** `subject.verb`: what happened. Add the words to `auditActionLabels` with it. */
export const auditActionSchema = z.enum(
  [
    'user.invited',
    'user.invitation_revoked',
    'user.joined',
    'user.role_changed',
    'user.disabled',
    'user.enabled',
    'user.sessions_ended',
    'user.second_factor_reset',
    'client.viewed_as',
    'broker.profile_changed',
    'broker.licence_verified',
    'broker.work_handed_over',
    'contact.replied',
    'contact.status_changed',
    'contact.converted',
    'newsletter.unsubscribed',
    'newsletter.proof_viewed',
    'setting.changed',
    'template.changed',
    'reply.changed',
    'mail.tried_again',
    'document.scanned_again',
    'export.started',
    'audit.exported',
    'import.prepared',
    'import.run',
    'import.undone',
    'case.sensitive_viewed',
    'case.file_exported',
    'case.merged',
    'case.unmerged',
    'cases.changed_together',
    'cases.change_undone',
    'privacy.answered',
    'privacy.data_exported',
    'privacy.account_erased',
    'retention.run',
    'hold.placed',
    'hold.released',
  ],
  'Please choose what happened',
);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** What it was done to. */
export const auditSubjectSchema = z.enum(
  [
    'user',
    'broker',
    'client',
    'case',
    'contact_message',
    'subscriber',
    'setting',
    'reply',
    'template',
    'mail',
    'document',
    'export',
    'import',
    'privacy_request',
    'retention',
  ],
  'Please choose what it was done to',
);
export type AuditSubject = z.infer<typeof auditSubjectSchema>;
