/** The list in src/shared that each CHECK over a closed list repeats. A CHECK with other words than its list fails its test. */

import { ledgerNames } from '#server/platform/ledger/policy.ts';
import { languageSchema, preferredContactSchema, preferredTimesSchema } from '#shared/accounts/account/schema.ts';
import { securityOutcomeSchema } from '#shared/accounts/security-events/schema.ts';
import { feedbackReasonSchema } from '#shared/assistant/feedback.ts';
import { chatModeSchema, chatVerdictSchema } from '#shared/assistant/schema.ts';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { callbackStatusLabels } from '#shared/callbacks/schema.ts';
import { dailyMetricSchema } from '#shared/cases/charts.ts';
import { participantRoleSchema } from '#shared/cases/participants/schema.ts';
import { readerKindSchema, readKindSchema } from '#shared/cases/reads.ts';
import { quoteOptionSchema } from '#shared/cases/views.ts';
import {
  casePrioritySchema,
  caseStageSchema,
  caseStatusSchema,
  closeReasonSchema,
  declineReasonSchema,
} from '#shared/cases/vocabulary.ts';
import { consentChannelSchema } from '#shared/consents/schema.ts';
import { contactStatusSchema } from '#shared/contact-messages/desk-schema.ts';
import { contactInsuranceTypes } from '#shared/contact-messages/schema.ts';
import { articleStatusSchema } from '#shared/content/articles/schema.ts';
import { documentRequestStatusSchema, issuedAsSchema, scanStateSchema } from '#shared/documents/schema.ts';
import { eventTypeSchema } from '#shared/events/schema.ts';
import { inboundOutcomes, inboundReasons } from '#shared/inbound-email/schema.ts';
import { keyEndSchema, keyKindSchema } from '#shared/integrations/schema.ts';
import {
  attemptFailureSchema,
  deliveryStateSchema,
  deliveryTypeSchema,
  webhookEndSchema,
  webhookStatusSchema,
} from '#shared/integrations/webhooks.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { documentCategorySchema } from '#shared/lines/document-categories.ts';
import { industrySchema } from '#shared/lines/industries.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { callDirectionSchema } from '#shared/messaging/call-log/schema.ts';
import { followUpStatusSchema, followUpStopSchema } from '#shared/messaging/follow-ups/schema.ts';
import { stopReasonSchema } from '#shared/messaging/scheduled-messages/schema.ts';
import { messageSchema } from '#shared/messaging/schema.ts';
import { subscriberStatusSchema } from '#shared/newsletter/desk-schema.ts';
import { issueStatusSchema, issueTopics } from '#shared/newsletter/issues/schema.ts';
import { newsletterTopics } from '#shared/newsletter/schema.ts';
import { notificationChannelSchema, notificationTopicSchema } from '#shared/notifications/schema.ts';
import { suppressionLevelSchema } from '#shared/notifications/suppressions/schema.ts';
import { textStateSchema, textTopicSchema } from '#shared/notifications/texts/schema.ts';
import { browserFailureKindSchema } from '#shared/operations/browser-failures/schema.ts';
import { documentMediaTypeSchema } from '#shared/platform/file-types.ts';
import { firmRoleSchema, roleSchema } from '#shared/platform/permissions.ts';
import { redactedKindSchema } from '#shared/platform/personal-data/schema.ts';
import { submittedViaSchema } from '#shared/platform/submitted-via.ts';
import { privacyStatusSchema } from '#shared/privacy/desk-schema.ts';
import { privacyRequestKindSchema } from '#shared/privacy/schema.ts';
import { bulkActionSchema } from '#shared/queue/bulk-schema.ts';
import { caseSourceSchema } from '#shared/queue/filters.ts';
import { draftKeyKinds } from '#shared/quote-requests/continuing.ts';

const roles = roleSchema.options;
const lines = caseTypeSchema.options;
const languages = languageSchema.options;
const categories = documentCategorySchema.options;

export const closedLists: Record<string, readonly string[]> = {
  users_language_check: languages,
  users_preferred_contact_check: preferredContactSchema.options,
  users_preferred_times_check: preferredTimesSchema.options,
  users_terms_via_check: submittedViaSchema.options,
  security_events_outcome_check: securityOutcomeSchema.options,
  api_keys_revoked_because_check: keyEndSchema.options,
  broker_profiles_industries_check: industrySchema.options,
  broker_profiles_lines_check: lines,
  broker_profiles_languages_check: languages,
  case_reads_kind_check: readKindSchema.options,
  case_reads_reader_check: readerKindSchema.options,
  cases_type_check: lines,
  cases_question_set_check: questionSetSchema.options,
  cases_source_check: caseSourceSchema.options,
  cases_close_reason_check: closeReasonSchema.options,
  case_states_status_check: caseStatusSchema.options,
  case_events_actor_role_check: [...roles, 'assistant', 'system', 'visitor'],
  offers_decline_reason_check: declineReasonSchema.options,
  quote_draft_keys_kind_check: draftKeyKinds,
  quote_drafts_line_check: lines,
  quote_drafts_question_set_check: questionSetSchema.options,
  quote_options_term_check: premiumTermSchema.options,
  messages_sender_role_check: [...roles, 'assistant', 'system'],
  conversation_writers_role_check: roles,
  scheduled_messages_stop_reason_check: stopReasonSchema.options,
  inbound_emails_outcome_check: inboundOutcomes,
  inbound_emails_reason_check: inboundReasons,
  logged_calls_direction_check: callDirectionSchema.options,
  follow_ups_stop_reason_check: followUpStopSchema.options,
  documents_category_check: categories,
  documents_issued_as_check: issuedAsSchema.options,
  documents_uploaded_by_role_check: roles,
  document_versions_media_type_check: documentMediaTypeSchema.options,
  document_requests_category_check: categories,
  notification_preferences_topic_check: notificationTopicSchema.options,
  newsletter_issues_topic_check: issueTopics,
  newsletter_subscribers_topics_check: Object.keys(newsletterTopics),
  contact_messages_insurance_type_check: Object.keys(contactInsuranceTypes),
  contact_messages_via_check: submittedViaSchema.options,
  integration_events_type_check: eventTypeSchema.options,
  webhook_endpoints_status_check: webhookStatusSchema.options,
  webhook_endpoints_disabled_because_check: webhookEndSchema.options,
  webhook_deliveries_type_check: deliveryTypeSchema.options,
  webhook_deliveries_state_check: deliveryStateSchema.options,
  webhook_attempts_failure_check: attemptFailureSchema.options,
  text_messages_state_check: textStateSchema.options,
  text_numbers_topics_check: textTopicSchema.options,
  consent_records_channel_check: consentChannelSchema.options,
  ledger_heads_ledger_check: ledgerNames,
  audit_entries_actor_role_check: [...roles, 'system'],
  bulk_actions_action_check: bulkActionSchema.options.map(({ shape }) => shape.kind.value),
  daily_counts_metric_check: dailyMetricSchema.options,
  chat_turns_verdict_check: chatVerdictSchema.options,
  chat_turns_mode_check: chatModeSchema.options,
  chat_turns_reason_check: feedbackReasonSchema.options,
  chat_turns_redacted_check: redactedKindSchema.options,
};

/** The same for the database's enum types. Null where only the server knows the list, and TypeScript ties it to the type. */
export const enumerations: Record<string, readonly string[] | null> = {
  account_token_purpose: null,
  api_key_kind: keyKindSchema.options,
  browser_failure_kind: browserFailureKindSchema.options,
  callback_status: Object.keys(callbackStatusLabels),
  case_priority: casePrioritySchema.options,
  case_stage: caseStageSchema.options,
  case_status: caseStatusSchema.options,
  contact_message_status: contactStatusSchema.options,
  document_request_status: documentRequestStatusSchema.options,
  event_visibility: null,
  follow_up_status: followUpStatusSchema.options,
  import_status: null,
  licence_class: licenceClassSchema.options,
  mail_state: null,
  message_kind: messageSchema.shape.kind.options,
  article_status: articleStatusSchema.options,
  newsletter_issue_status: issueStatusSchema.options,
  newsletter_outcome: null,
  notification_channel: notificationChannelSchema.options,
  offer_status: null,
  organization_kind: null,
  participant_role: participantRoleSchema.options,
  privacy_request_kind: privacyRequestKindSchema.options,
  privacy_request_status: privacyStatusSchema.options,
  quote_option_status: quoteOptionSchema.shape.status.options,
  scan_state: scanStateSchema.options,
  scheduled_message_status: null,
  subscriber_status: subscriberStatusSchema.options,
  suppression_level: suppressionLevelSchema.options,
  user_role: roles,
  firm_role: firmRoleSchema.options,
};
