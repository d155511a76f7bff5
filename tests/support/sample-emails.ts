/** Data for every email of the product. A new email without a sample does not compile. */
import type { AccountEmailData } from '#server/modules/accounts/account/emails.ts';
import type { SecurityAlertEmailData } from '#server/modules/accounts/security-alerts/emails.ts';
import type { AssignmentEmailData } from '#server/modules/assignment/emails.ts';
import type { BrokerEmailData } from '#server/modules/brokers/emails.ts';
import type { CallbackEmailData } from '#server/modules/callbacks/emails.ts';
import type { AskingEmailData } from '#server/modules/cases/answers/asking/emails.ts';
import type { ReceiptEmailData } from '#server/modules/cases/create/emails.ts';
import type { ParticipantEmailData } from '#server/modules/cases/participants/emails.ts';
import type { ClockEmailData } from '#server/modules/cases/sla/emails.ts';
import type { WorkflowEmailData } from '#server/modules/cases/workflow/emails.ts';
import type { ContactEmailData } from '#server/modules/contact-messages/emails.ts';
import type { InboxEmailData } from '#server/modules/contact-messages/inbox/emails.ts';
import type { DocumentEmailData } from '#server/modules/documents/emails.ts';
import type { DuplicateEmailData } from '#server/modules/duplicates/emails.ts';
import type { InboundEmailData } from '#server/modules/inbound-email/emails.ts';
import type { KeyEmailData } from '#server/modules/integrations/keys/emails.ts';
import type { WebhookEmailData } from '#server/modules/integrations/webhooks/emails.ts';
import type { MessageEmailData } from '#server/modules/messaging/emails.ts';
import type { NewsletterEmailData } from '#server/modules/newsletter/emails.ts';
import type { IssueEmailData } from '#server/modules/newsletter/issues/emails.ts';
import type { DigestEmailData } from '#server/modules/notifications/digests/emails.ts';
import type { PrivacyEmailData } from '#server/modules/privacy/emails.ts';
import type { OptionEmailData } from '#server/modules/quote-options/emails.ts';
import type { ContinuingEmailData } from '#server/modules/quote-requests/continuing/emails.ts';
import type { SpokenEmailData } from '#server/modules/quote-requests/opening/spoken/emails.ts';
import type { UserEmailData } from '#server/modules/users/emails.ts';

type AllEmailData = AccountEmailData &
  SecurityAlertEmailData &
  KeyEmailData &
  WebhookEmailData &
  AssignmentEmailData &
  BrokerEmailData &
  CallbackEmailData &
  ReceiptEmailData &
  AskingEmailData &
  ParticipantEmailData &
  ClockEmailData &
  WorkflowEmailData &
  ContactEmailData &
  InboxEmailData &
  DocumentEmailData &
  DuplicateEmailData &
  InboundEmailData &
  MessageEmailData &
  NewsletterEmailData &
  IssueEmailData &
  DigestEmailData &
  PrivacyEmailData &
  OptionEmailData &
  ContinuingEmailData &
  SpokenEmailData &
  UserEmailData;

const path = '/portal/dashboard';
const at = 'November 23, 2026 at 1:00 p.m.';
const facts = { number: 'AB-2026-000123', title: '2019 Subaru Outback', path };
const promise = 'A broker will reply by Tuesday.';
const broker = { brokerName: 'Alex Broker', firm: 'Example Insurance', licenceNumber: '12345' };
const licence = { brokerName: 'Alex Broker', firm: 'Example Insurance', path };
const call = { ...facts, when: at };
const asked = { kind: 'a copy of your personal information', dueBy: 'January 7, 2027', path };

export const sampleEmails: { [Name in keyof AllEmailData]: AllEmailData[Name] } = {
  'verify-email': { path, code: '123456' },
  'reset-password': { path },
  'confirm-old-email': { path },
  'confirm-new-email': { path },
  'email-changed': { at, path },
  'password-changed': { at },
  'second-factor-on': { at, path },
  'second-factor-off': { at, path },
  'recovery-codes-renewed': { at, path },
  'new-device': { device: 'Firefox on Windows', at, path },
  'sign-ins-failing': { words: '50 failed sign-ins', path },
  'user-invited': { inviterName: 'Sue Admin', role: 'broker', path },
  'role-changed': { at, role: 'broker', path },
  'account-disabled': { at },
  'account-enabled': { at, path },
  'sessions-ended': { at, path },
  'second-factor-reset': { at, path },
  'offer-made': { title: 'Auto', area: 'T2P', expires: at, path },
  'broker-assigned': { ...facts, ...broker },
  'routing-failed': facts,
  'broker-changed': { ...facts, ...broker },
  'broker-left': facts,
  'case-handed-over': facts,
  'case-taken-over': facts,
  'work-handed-over': { count: 2, path },
  'licence-ending': { endsOn: 'December 31, 2026', days: 30, path },
  'licence-verified': { path },
  'broker-licence-ending': { ...licence, endsOn: 'December 31, 2026', days: 30 },
  'broker-licence-changed': licence,
  'broker-joined': licence,
  'callback-planned': { ...call, minutes: 15 },
  'callback-moved': { ...call, minutes: 15 },
  'callback-cancelled': call,
  'callback-by-client': { ...call, event: 'callback_planned' },
  'callback-for-assistant': { ...call, event: 'callback_planned' },
  'request-received': {
    ...facts,
    promise,
    papers: ['Your current policy', 'Photos of the roof'],
    earlier: { number: 'AB-2026-000098', day: 'November 20, 2026' },
  },
  'request-recorded': {
    ...facts,
    broker: { name: 'Alex Broker', firm: 'Prairie Brokers', licenceNumber: 'AB-1234' },
    how: 'by telephone',
    saidAt: at,
    papers: ['Your current policy'],
  },
  'participant-invited': { path },
  'participant-removed': { number: facts.number },
  'reply-time-moved': { ...facts, promise },
  'reply-due': facts,
  'reply-late': facts,
  'confirm-due': facts,
  'confirm-late': facts,
  'reply-late-watch': facts,
  'offer-ending': { title: 'Auto', expires: at, path },
  'case-closed': facts,
  'withdrawal-unconfirmed': facts,
  'case-reopened': facts,
  'case-resumed': facts,
  'answers-added': facts,
  'contact-received': {},
  'contact-arrived': {},
  'contact-reply': { subject: 'Hail', body: 'It depends on the policy.', senderName: 'Sue Admin' },
  'contact-became-request': { subject: 'Hail', number: facts.number, promise, path },
  'document-requested': facts,
  'document-due': { ...facts, dueOn: 'November 30' },
  'document-overdue': facts,
  'document-rejected': facts,
  'document-added': facts,
  'document-infected': facts,
  'harmful-file': facts,
  'case-joined': facts,
  'case-separated': facts,
  'reply-not-added': { ...facts, why: 'It wasn’t added. It is too large.' },
  'reply-to-closed': { ...facts, added: true },
  'new-message': facts,
  'information-requested': facts,
  'questions-asked': { ...facts, count: 4 },
  'newsletter-confirm': { path, neverPath: path, consent: 'I agree.' },
  // The rest is read from the database when it is sent.
  'newsletter-issue': { issueId: path, subscriberId: path },
  'newsletter-test': { issueId: path },
  'newsletter-welcome': { path, topics: ['home'] },
  'webhook-disabled': { host: 'hooks.example.com', partnerName: null, because: 'failing', path: '/broker/keys' },
  'key-created': {
    keyName: 'Rating tool',
    at: 'Monday, November 23 at 9:00 a.m. Alberta time',
    scopes: ['Read requests', 'Write to clients'],
    path: '/broker/keys',
  },
  'key-expiring': { keyName: 'Rating tool', partnerName: null, expiresOn: 'December 7, 2026', path: '/broker/keys' },
  'key-exposed': {
    keyName: 'Website',
    partnerName: 'North Star Leads',
    at: 'Monday, November 23 at 9:00 a.m. Alberta time',
    path: '/admin/partners',
  },
  'daily-digest': { groups: [{ lines: ['New message'], path }], settings: path },
  'data-exported': { at, path },
  'privacy-request-received': asked,
  'privacy-request-arrived': asked,
  'privacy-request-answered': asked,
  'account-idle': { day: 'December 27, 2026', path: '/portal/login' },
  'account-erased': {},
  'options-published': { ...facts, count: 2 },
  'option-accepted': facts,
  'options-expired': facts,
  'change-requested': facts,
  'choice-noted': { ...facts, brokerName: 'Alex Broker' },
  'insurer-declined': facts,
  'draft-link': { path, code: '123456', until: 'December 26, 2026' },
  'draft-code': { path, code: '123456', until: 'December 26, 2026' },
  'draft-reminder': { path, code: '123456', until: 'December 26, 2026' },
  'policy-corrected': { ...facts, brokerName: 'Alex Broker' },
  'coverage-bound': { ...facts, insurer: 'Example Mutual', brokerName: 'Alex Broker' },
};
