/** Every email the product sends, by name. The modules define theirs; this collects them for the sending job. */
import { accountEmails } from '#server/modules/accounts/account/emails.ts';
import { securityAlertEmails } from '#server/modules/accounts/security-alerts/emails.ts';
import { assignmentEmails } from '#server/modules/assignment/emails.ts';
import { brokerEmails } from '#server/modules/brokers/emails.ts';
import { callbackEmails } from '#server/modules/callbacks/emails.ts';
import { askingEmails } from '#server/modules/cases/answers/asking/emails.ts';
import { receiptEmails } from '#server/modules/cases/create/emails.ts';
import { participantEmails } from '#server/modules/cases/participants/emails.ts';
import { clockEmails } from '#server/modules/cases/sla/emails.ts';
import { workflowEmails } from '#server/modules/cases/workflow/emails.ts';
import { contactEmails } from '#server/modules/contact-messages/emails.ts';
import { inboxEmails } from '#server/modules/contact-messages/inbox/emails.ts';
import { documentEmails } from '#server/modules/documents/emails.ts';
import { duplicateEmails } from '#server/modules/duplicates/emails.ts';
import { inboundEmails } from '#server/modules/inbound-email/emails.ts';
import { keyEmails } from '#server/modules/integrations/keys/emails.ts';
import { webhookEmails } from '#server/modules/integrations/webhooks/emails.ts';
import { messageEmails } from '#server/modules/messaging/emails.ts';
import { newsletterEmails } from '#server/modules/newsletter/emails.ts';
import { issueEmails } from '#server/modules/newsletter/issues/emails.ts';
import { digestEmails } from '#server/modules/notifications/digests/emails.ts';
import { bookOf, type EmailBook } from '#server/modules/notifications/outbox/definition.ts';
import { privacyEmails } from '#server/modules/privacy/emails.ts';
import { optionEmails } from '#server/modules/quote-options/emails.ts';
import { continuingEmails } from '#server/modules/quote-requests/continuing/emails.ts';
import { spokenEmails } from '#server/modules/quote-requests/opening/spoken/emails.ts';
import { userEmails } from '#server/modules/users/emails.ts';

export const emails: EmailBook = bookOf([
  accountEmails,
  securityAlertEmails,
  userEmails,
  keyEmails,
  webhookEmails,
  assignmentEmails,
  brokerEmails,
  callbackEmails,
  receiptEmails,
  askingEmails,
  participantEmails,
  clockEmails,
  workflowEmails,
  contactEmails,
  inboxEmails,
  documentEmails,
  duplicateEmails,
  inboundEmails,
  messageEmails,
  newsletterEmails,
  issueEmails,
  digestEmails,
  privacyEmails,
  optionEmails,
  continuingEmails,
  spokenEmails,
]);
