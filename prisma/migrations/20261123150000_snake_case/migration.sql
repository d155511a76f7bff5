-- Names as hand-written SQL reads best: tables in the plural, everything in snake_case. The models keep their names (@map).

ALTER TYPE "LicenceClass" RENAME TO "licence_class";
ALTER TYPE "BrowserFailureKind" RENAME TO "browser_failure_kind";
ALTER TYPE "CaseStatus" RENAME TO "case_status";
ALTER TYPE "CaseStage" RENAME TO "case_stage";
ALTER TYPE "CasePriority" RENAME TO "case_priority";
ALTER TYPE "Visibility" RENAME TO "event_visibility";
ALTER TYPE "OfferStatus" RENAME TO "offer_status";
ALTER TYPE "CallbackStatus" RENAME TO "callback_status";
ALTER TYPE "ParticipantRole" RENAME TO "participant_role";
ALTER TYPE "ContactMessageStatus" RENAME TO "contact_message_status";
ALTER TYPE "ScanState" RENAME TO "scan_state";
ALTER TYPE "DocumentRequestStatus" RENAME TO "document_request_status";
ALTER TYPE "ImportStatus" RENAME TO "import_status";
ALTER TYPE "MessageKind" RENAME TO "message_kind";
ALTER TYPE "ScheduledMessageStatus" RENAME TO "scheduled_message_status";
ALTER TYPE "SubscriberStatus" RENAME TO "subscriber_status";
ALTER TYPE "MailState" RENAME TO "mail_state";
ALTER TYPE "NotificationChannel" RENAME TO "notification_channel";
ALTER TYPE "PrivacyRequestKind" RENAME TO "privacy_request_kind";
ALTER TYPE "PrivacyRequestStatus" RENAME TO "privacy_request_status";
ALTER TYPE "QuoteOptionStatus" RENAME TO "quote_option_status";
ALTER TYPE "Role" RENAME TO "user_role";
ALTER TYPE "AccountTokenPurpose" RENAME TO "account_token_purpose";

ALTER TABLE "AuditEntry" RENAME TO "audit_entries";
ALTER TABLE "audit_entries" RENAME COLUMN "actorId" TO "actor_id";
ALTER TABLE "audit_entries" RENAME COLUMN "actorName" TO "actor_name";
ALTER TABLE "audit_entries" RENAME COLUMN "actorRole" TO "actor_role";
ALTER TABLE "audit_entries" RENAME COLUMN "subjectType" TO "subject_type";
ALTER TABLE "audit_entries" RENAME COLUMN "subjectId" TO "subject_id";
ALTER TABLE "audit_entries" RENAME COLUMN "subjectLabel" TO "subject_label";

ALTER TABLE "BrokerProfile" RENAME TO "broker_profiles";
ALTER TABLE "broker_profiles" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "broker_profiles" RENAME COLUMN "licenceNumber" TO "licence_number";
ALTER TABLE "broker_profiles" RENAME COLUMN "licenceClasses" TO "licence_classes";
ALTER TABLE "broker_profiles" RENAME COLUMN "licenceLevel" TO "licence_level";
ALTER TABLE "broker_profiles" RENAME COLUMN "licenceExpiresOn" TO "licence_expires_on";
ALTER TABLE "broker_profiles" RENAME COLUMN "supervisorName" TO "supervisor_name";
ALTER TABLE "broker_profiles" RENAME COLUMN "supervisorLicence" TO "supervisor_licence";
ALTER TABLE "broker_profiles" RENAME COLUMN "licenceVerifiedAt" TO "licence_verified_at";
ALTER TABLE "broker_profiles" RENAME COLUMN "licenceVerifiedName" TO "licence_verified_name";
ALTER TABLE "broker_profiles" RENAME COLUMN "licenceToldDays" TO "licence_told_days";
ALTER TABLE "broker_profiles" RENAME COLUMN "awayUntil" TO "away_until";
ALTER TABLE "broker_profiles" RENAME COLUMN "delegateId" TO "delegate_id";
ALTER TABLE "broker_profiles" RENAME COLUMN "lastOfferedAt" TO "last_offered_at";

ALTER TABLE "BrowserFailure" RENAME TO "browser_failures";
ALTER TABLE "browser_failures" RENAME COLUMN "requestId" TO "request_id";
ALTER TABLE "browser_failures" RENAME COLUMN "firstAt" TO "first_at";
ALTER TABLE "browser_failures" RENAME COLUMN "lastAt" TO "last_at";

ALTER TABLE "Case" RENAME TO "cases";
ALTER TABLE "cases" RENAME COLUMN "contactName" TO "contact_name";
ALTER TABLE "cases" RENAME COLUMN "contactEmail" TO "contact_email";
ALTER TABLE "cases" RENAME COLUMN "contactEmailKey" TO "contact_email_key";
ALTER TABLE "cases" RENAME COLUMN "contactPhone" TO "contact_phone";
ALTER TABLE "cases" RENAME COLUMN "contactPhoneE164" TO "contact_phone_e164";
ALTER TABLE "cases" RENAME COLUMN "postalCode" TO "postal_code";
ALTER TABLE "cases" RENAME COLUMN "clientId" TO "client_id";
ALTER TABLE "cases" RENAME COLUMN "brokerId" TO "broker_id";
ALTER TABLE "cases" RENAME COLUMN "draftId" TO "draft_id";
ALTER TABLE "cases" RENAME COLUMN "definitionVersion" TO "definition_version";
ALTER TABLE "cases" RENAME COLUMN "sealedAnswers" TO "sealed_answers";
ALTER TABLE "cases" RENAME COLUMN "waitingSince" TO "waiting_since";
ALTER TABLE "cases" RENAME COLUMN "takeDueAt" TO "take_due_at";
ALTER TABLE "cases" RENAME COLUMN "firstReplyDueAt" TO "first_reply_due_at";
ALTER TABLE "cases" RENAME COLUMN "confirmDueAt" TO "confirm_due_at";
ALTER TABLE "cases" RENAME COLUMN "firstReplyAt" TO "first_reply_at";
ALTER TABLE "cases" RENAME COLUMN "firstReplyMinutes" TO "first_reply_minutes";
ALTER TABLE "cases" RENAME COLUMN "assignedAt" TO "assigned_at";
ALTER TABLE "cases" RENAME COLUMN "dueToldAt" TO "due_told_at";
ALTER TABLE "cases" RENAME COLUMN "breachToldAt" TO "breach_told_at";
ALTER TABLE "cases" RENAME COLUMN "holdUntil" TO "hold_until";
ALTER TABLE "cases" RENAME COLUMN "pausedDueAt" TO "paused_due_at";
ALTER TABLE "cases" RENAME COLUMN "pausedAt" TO "paused_at";
ALTER TABLE "cases" RENAME COLUMN "closeReason" TO "close_reason";
ALTER TABLE "cases" RENAME COLUMN "closedAt" TO "closed_at";
ALTER TABLE "cases" RENAME COLUMN "mergedIntoId" TO "merged_into_id";
ALTER TABLE "cases" RENAME COLUMN "importBatchId" TO "import_batch_id";
ALTER TABLE "cases" RENAME COLUMN "anonymisedAt" TO "anonymised_at";
ALTER TABLE "cases" RENAME COLUMN "boundInsurer" TO "bound_insurer";
ALTER TABLE "cases" RENAME COLUMN "policyNumber" TO "policy_number";
ALTER TABLE "cases" RENAME COLUMN "policyEffectiveOn" TO "policy_effective_on";
ALTER TABLE "cases" RENAME COLUMN "policyExpiresOn" TO "policy_expires_on";
ALTER TABLE "cases" RENAME COLUMN "eventSeq" TO "event_seq";
ALTER TABLE "cases" RENAME COLUMN "messageSeq" TO "message_seq";
ALTER TABLE "cases" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "cases" RENAME COLUMN "lastEventAt" TO "last_event_at";

ALTER TABLE "CaseEvent" RENAME TO "case_events";
ALTER TABLE "case_events" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "case_events" RENAME COLUMN "actorId" TO "actor_id";
ALTER TABLE "case_events" RENAME COLUMN "actorName" TO "actor_name";
ALTER TABLE "case_events" RENAME COLUMN "actorRole" TO "actor_role";

ALTER TABLE "Offer" RENAME TO "offers";
ALTER TABLE "offers" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "offers" RENAME COLUMN "brokerId" TO "broker_id";
ALTER TABLE "offers" RENAME COLUMN "offeredAt" TO "offered_at";
ALTER TABLE "offers" RENAME COLUMN "expiresAt" TO "expires_at";
ALTER TABLE "offers" RENAME COLUMN "respondedAt" TO "responded_at";
ALTER TABLE "offers" RENAME COLUMN "warnedAt" TO "warned_at";
ALTER TABLE "offers" RENAME COLUMN "declineReason" TO "decline_reason";

ALTER TABLE "AssignmentDecision" RENAME TO "assignment_decisions";
ALTER TABLE "assignment_decisions" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "assignment_decisions" RENAME COLUMN "chosenBrokerId" TO "chosen_broker_id";

ALTER TABLE "CaseInvitation" RENAME TO "case_invitations";
ALTER TABLE "case_invitations" RENAME COLUMN "tokenHash" TO "token_hash";
ALTER TABLE "case_invitations" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "case_invitations" RENAME COLUMN "expiresAt" TO "expires_at";
ALTER TABLE "case_invitations" RENAME COLUMN "usedAt" TO "used_at";
ALTER TABLE "case_invitations" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "Callback" RENAME TO "callbacks";
ALTER TABLE "callbacks" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "callbacks" RENAME COLUMN "createdById" TO "created_by_id";
ALTER TABLE "callbacks" RENAME COLUMN "createdByName" TO "created_by_name";
ALTER TABLE "callbacks" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "callbacks" RENAME COLUMN "remindedAt" TO "reminded_at";

ALTER TABLE "CaseParticipant" RENAME TO "case_participants";
ALTER TABLE "case_participants" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "case_participants" RENAME COLUMN "emailKey" TO "email_key";
ALTER TABLE "case_participants" RENAME COLUMN "tokenHash" TO "token_hash";
ALTER TABLE "case_participants" RENAME COLUMN "expiresAt" TO "expires_at";
ALTER TABLE "case_participants" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "case_participants" RENAME COLUMN "acceptedAt" TO "accepted_at";
ALTER TABLE "case_participants" RENAME COLUMN "removedAt" TO "removed_at";
ALTER TABLE "case_participants" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "ChatTurn" RENAME TO "chat_turns";
ALTER TABLE "chat_turns" RENAME COLUMN "conversationId" TO "conversation_id";
ALTER TABLE "chat_turns" RENAME COLUMN "tookMs" TO "took_ms";
ALTER TABLE "chat_turns" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "AssistantUsage" RENAME TO "assistant_usage";

ALTER TABLE "ChatHandover" RENAME TO "chat_handovers";
ALTER TABLE "chat_handovers" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "chat_handovers" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "ConsentText" RENAME TO "consent_texts";

ALTER TABLE "ConsentRecord" RENAME TO "consent_records";
ALTER TABLE "consent_records" RENAME COLUMN "subjectEmail" TO "subject_email";
ALTER TABLE "consent_records" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "consent_records" RENAME COLUMN "prevHash" TO "prev_hash";

ALTER TABLE "ContactMessage" RENAME TO "contact_messages";
ALTER TABLE "contact_messages" RENAME COLUMN "phoneE164" TO "phone_e164";
ALTER TABLE "contact_messages" RENAME COLUMN "insuranceType" TO "insurance_type";
ALTER TABLE "contact_messages" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "contact_messages" RENAME COLUMN "handledByName" TO "handled_by_name";
ALTER TABLE "contact_messages" RENAME COLUMN "handledAt" TO "handled_at";
ALTER TABLE "contact_messages" RENAME COLUMN "caseId" TO "case_id";

ALTER TABLE "ContactReply" RENAME TO "contact_replies";
ALTER TABLE "contact_replies" RENAME COLUMN "contactMessageId" TO "contact_message_id";
ALTER TABLE "contact_replies" RENAME COLUMN "clientKey" TO "client_key";
ALTER TABLE "contact_replies" RENAME COLUMN "senderName" TO "sender_name";
ALTER TABLE "contact_replies" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "SavedView" RENAME TO "saved_views";
ALTER TABLE "saved_views" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "saved_views" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "BulkAction" RENAME TO "bulk_actions";
ALTER TABLE "bulk_actions" RENAME COLUMN "actorId" TO "actor_id";
ALTER TABLE "bulk_actions" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "bulk_actions" RENAME COLUMN "undoneAt" TO "undone_at";

ALTER TABLE "Document" RENAME TO "documents";
ALTER TABLE "documents" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "documents" RENAME COLUMN "requestId" TO "request_id";
ALTER TABLE "documents" RENAME COLUMN "uploadedById" TO "uploaded_by_id";
ALTER TABLE "documents" RENAME COLUMN "uploadedByName" TO "uploaded_by_name";
ALTER TABLE "documents" RENAME COLUMN "uploadedByRole" TO "uploaded_by_role";
ALTER TABLE "documents" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "documents" RENAME COLUMN "deletedAt" TO "deleted_at";
ALTER TABLE "documents" RENAME COLUMN "deletedByName" TO "deleted_by_name";

ALTER TABLE "DocumentVersion" RENAME TO "document_versions";
ALTER TABLE "document_versions" RENAME COLUMN "documentId" TO "document_id";
ALTER TABLE "document_versions" RENAME COLUMN "fileName" TO "file_name";
ALTER TABLE "document_versions" RENAME COLUMN "mediaType" TO "media_type";
ALTER TABLE "document_versions" RENAME COLUMN "scanState" TO "scan_state";
ALTER TABLE "document_versions" RENAME COLUMN "scanDetail" TO "scan_detail";
ALTER TABLE "document_versions" RENAME COLUMN "scannedAt" TO "scanned_at";
ALTER TABLE "document_versions" RENAME COLUMN "storageKey" TO "storage_key";
ALTER TABLE "document_versions" RENAME COLUMN "wrappedKey" TO "wrapped_key";
ALTER TABLE "document_versions" RENAME COLUMN "masterKeyId" TO "master_key_id";
ALTER TABLE "document_versions" RENAME COLUMN "uploadId" TO "upload_id";
ALTER TABLE "document_versions" RENAME COLUMN "uploadedById" TO "uploaded_by_id";
ALTER TABLE "document_versions" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "document_versions" RENAME COLUMN "bytesGoneAt" TO "bytes_gone_at";

ALTER TABLE "DocumentRequest" RENAME TO "document_requests";
ALTER TABLE "document_requests" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "document_requests" RENAME COLUMN "dueOn" TO "due_on";
ALTER TABLE "document_requests" RENAME COLUMN "decisionNote" TO "decision_note";
ALTER TABLE "document_requests" RENAME COLUMN "createdById" TO "created_by_id";
ALTER TABLE "document_requests" RENAME COLUMN "createdByName" TO "created_by_name";
ALTER TABLE "document_requests" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "document_requests" RENAME COLUMN "decidedAt" TO "decided_at";
ALTER TABLE "document_requests" RENAME COLUMN "remindedAt" TO "reminded_at";
ALTER TABLE "document_requests" RENAME COLUMN "overdueToldAt" TO "overdue_told_at";

ALTER TABLE "DocumentFolder" RENAME TO "document_folders";
ALTER TABLE "document_folders" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "ImportBatch" RENAME TO "import_batches";
ALTER TABLE "import_batches" RENAME COLUMN "fileName" TO "file_name";
ALTER TABLE "import_batches" RENAME COLUMN "rowCount" TO "row_count";
ALTER TABLE "import_batches" RENAME COLUMN "createdById" TO "created_by_id";
ALTER TABLE "import_batches" RENAME COLUMN "createdByName" TO "created_by_name";
ALTER TABLE "import_batches" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "import_batches" RENAME COLUMN "importedAt" TO "imported_at";
ALTER TABLE "import_batches" RENAME COLUMN "undoneAt" TO "undone_at";

ALTER TABLE "ImportRow" RENAME TO "import_rows";
ALTER TABLE "import_rows" RENAME COLUMN "batchId" TO "batch_id";
ALTER TABLE "import_rows" RENAME COLUMN "duplicateCaseId" TO "duplicate_case_id";
ALTER TABLE "import_rows" RENAME COLUMN "caseId" TO "case_id";

ALTER TABLE "KeyCheck" RENAME TO "key_checks";

ALTER TABLE "Message" RENAME TO "messages";
ALTER TABLE "messages" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "messages" RENAME COLUMN "senderId" TO "sender_id";
ALTER TABLE "messages" RENAME COLUMN "senderName" TO "sender_name";
ALTER TABLE "messages" RENAME COLUMN "senderRole" TO "sender_role";
ALTER TABLE "messages" RENAME COLUMN "clientKey" TO "client_key";
ALTER TABLE "messages" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "ConversationRead" RENAME TO "conversation_reads";
ALTER TABLE "conversation_reads" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "conversation_reads" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "conversation_reads" RENAME COLUMN "lastReadSeq" TO "last_read_seq";
ALTER TABLE "conversation_reads" RENAME COLUMN "readAt" TO "read_at";

ALTER TABLE "ScheduledMessage" RENAME TO "scheduled_messages";
ALTER TABLE "scheduled_messages" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "scheduled_messages" RENAME COLUMN "senderId" TO "sender_id";
ALTER TABLE "scheduled_messages" RENAME COLUMN "senderName" TO "sender_name";
ALTER TABLE "scheduled_messages" RENAME COLUMN "sendAt" TO "send_at";
ALTER TABLE "scheduled_messages" RENAME COLUMN "seenSeq" TO "seen_seq";
ALTER TABLE "scheduled_messages" RENAME COLUMN "stopReason" TO "stop_reason";
ALTER TABLE "scheduled_messages" RENAME COLUMN "clientKey" TO "client_key";
ALTER TABLE "scheduled_messages" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "ConversationWriter" RENAME TO "conversation_writers";
ALTER TABLE "conversation_writers" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "conversation_writers" RENAME COLUMN "userId" TO "user_id";

ALTER TABLE "CannedReply" RENAME TO "canned_replies";
ALTER TABLE "canned_replies" RENAME COLUMN "ownerId" TO "owner_id";
ALTER TABLE "canned_replies" RENAME COLUMN "createdByName" TO "created_by_name";
ALTER TABLE "canned_replies" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "canned_replies" RENAME COLUMN "updatedAt" TO "updated_at";

ALTER TABLE "MessageAttachment" RENAME TO "message_attachments";
ALTER TABLE "message_attachments" RENAME COLUMN "messageId" TO "message_id";
ALTER TABLE "message_attachments" RENAME COLUMN "documentId" TO "document_id";

ALTER TABLE "NewsletterSubscriber" RENAME TO "newsletter_subscribers";
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "emailKey" TO "email_key";
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "confirmTokenHash" TO "confirm_token_hash";
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "confirmationSentAt" TO "confirmation_sent_at";
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "confirmedAt" TO "confirmed_at";
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "unsubscribedAt" TO "unsubscribed_at";
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "Notification" RENAME TO "notifications";
ALTER TABLE "notifications" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "notifications" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "notifications" RENAME COLUMN "readAt" TO "read_at";
ALTER TABLE "notifications" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "OutboxMail" RENAME TO "outbox_mails";
ALTER TABLE "outbox_mails" RENAME COLUMN "toName" TO "to_name";
ALTER TABLE "outbox_mails" RENAME COLUMN "lastError" TO "last_error";
ALTER TABLE "outbox_mails" RENAME COLUMN "gaveUpAt" TO "gave_up_at";
ALTER TABLE "outbox_mails" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "outbox_mails" RENAME COLUMN "sentAt" TO "sent_at";

ALTER TABLE "NotificationPreference" RENAME TO "notification_preferences";
ALTER TABLE "notification_preferences" RENAME COLUMN "userId" TO "user_id";

ALTER TABLE "DigestItem" RENAME TO "digest_items";
ALTER TABLE "digest_items" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "digest_items" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "digest_items" RENAME COLUMN "sentAt" TO "sent_at";

ALTER TABLE "PrivacyRequest" RENAME TO "privacy_requests";
ALTER TABLE "privacy_requests" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "privacy_requests" RENAME COLUMN "dueAt" TO "due_at";
ALTER TABLE "privacy_requests" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "privacy_requests" RENAME COLUMN "closedAt" TO "closed_at";
ALTER TABLE "privacy_requests" RENAME COLUMN "handledByName" TO "handled_by_name";

ALTER TABLE "LegalHold" RENAME TO "legal_holds";
ALTER TABLE "legal_holds" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "legal_holds" RENAME COLUMN "placedByName" TO "placed_by_name";
ALTER TABLE "legal_holds" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "legal_holds" RENAME COLUMN "releasedAt" TO "released_at";
ALTER TABLE "legal_holds" RENAME COLUMN "releasedByName" TO "released_by_name";

ALTER TABLE "RetentionRun" RENAME TO "retention_runs";

ALTER TABLE "QuoteDraft" RENAME TO "quote_drafts";
ALTER TABLE "quote_drafts" RENAME COLUMN "tokenHash" TO "token_hash";
ALTER TABLE "quote_drafts" RENAME COLUMN "definitionVersion" TO "definition_version";
ALTER TABLE "quote_drafts" RENAME COLUMN "sealedAnswers" TO "sealed_answers";
ALTER TABLE "quote_drafts" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "quote_drafts" RENAME COLUMN "expiresAt" TO "expires_at";

ALTER TABLE "QuoteOption" RENAME TO "quote_options";
ALTER TABLE "quote_options" RENAME COLUMN "caseId" TO "case_id";
ALTER TABLE "quote_options" RENAME COLUMN "premiumCents" TO "premium_cents";
ALTER TABLE "quote_options" RENAME COLUMN "validUntil" TO "valid_until";
ALTER TABLE "quote_options" RENAME COLUMN "createdAt" TO "created_at";

ALTER TABLE "RateLimit" RENAME TO "rate_limits";
ALTER TABLE "rate_limits" RENAME COLUMN "expiresAt" TO "expires_at";

ALTER TABLE "SecurityEvent" RENAME TO "security_events";
ALTER TABLE "security_events" RENAME COLUMN "userId" TO "user_id";

ALTER TABLE "Setting" RENAME TO "settings";
ALTER TABLE "settings" RENAME COLUMN "updatedByName" TO "updated_by_name";
ALTER TABLE "settings" RENAME COLUMN "updatedAt" TO "updated_at";

ALTER TABLE "DailyCount" RENAME TO "daily_counts";

ALTER TABLE "User" RENAME TO "users";
ALTER TABLE "users" RENAME COLUMN "usernameKey" TO "username_key";
ALTER TABLE "users" RENAME COLUMN "emailKey" TO "email_key";
ALTER TABLE "users" RENAME COLUMN "fullName" TO "full_name";
ALTER TABLE "users" RENAME COLUMN "phoneE164" TO "phone_e164";
ALTER TABLE "users" RENAME COLUMN "passwordHash" TO "password_hash";
ALTER TABLE "users" RENAME COLUMN "emailVerifiedAt" TO "email_verified_at";
ALTER TABLE "users" RENAME COLUMN "disabledAt" TO "disabled_at";
ALTER TABLE "users" RENAME COLUMN "sessionEpoch" TO "session_epoch";
ALTER TABLE "users" RENAME COLUMN "preferredContact" TO "preferred_contact";
ALTER TABLE "users" RENAME COLUMN "preferredTimes" TO "preferred_times";
ALTER TABLE "users" RENAME COLUMN "totpSealed" TO "totp_sealed";
ALTER TABLE "users" RENAME COLUMN "totpEnabledAt" TO "totp_enabled_at";
ALTER TABLE "users" RENAME COLUMN "totpLastStep" TO "totp_last_step";
ALTER TABLE "users" RENAME COLUMN "passwordChangedAt" TO "password_changed_at";
ALTER TABLE "users" RENAME COLUMN "termsVersion" TO "terms_version";
ALTER TABLE "users" RENAME COLUMN "termsAcceptedAt" TO "terms_accepted_at";
ALTER TABLE "users" RENAME COLUMN "termsVia" TO "terms_via";
ALTER TABLE "users" RENAME COLUMN "notificationSeq" TO "notification_seq";
ALTER TABLE "users" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "users" RENAME COLUMN "updatedAt" TO "updated_at";

ALTER TABLE "UserInvitation" RENAME TO "user_invitations";
ALTER TABLE "user_invitations" RENAME COLUMN "tokenHash" TO "token_hash";
ALTER TABLE "user_invitations" RENAME COLUMN "emailKey" TO "email_key";
ALTER TABLE "user_invitations" RENAME COLUMN "fullName" TO "full_name";
ALTER TABLE "user_invitations" RENAME COLUMN "invitedById" TO "invited_by_id";
ALTER TABLE "user_invitations" RENAME COLUMN "invitedByName" TO "invited_by_name";
ALTER TABLE "user_invitations" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "user_invitations" RENAME COLUMN "expiresAt" TO "expires_at";
ALTER TABLE "user_invitations" RENAME COLUMN "acceptedAt" TO "accepted_at";
ALTER TABLE "user_invitations" RENAME COLUMN "revokedAt" TO "revoked_at";

ALTER TABLE "ViewGrant" RENAME TO "view_grants";
ALTER TABLE "view_grants" RENAME COLUMN "adminId" TO "admin_id";
ALTER TABLE "view_grants" RENAME COLUMN "sessionId" TO "session_id";
ALTER TABLE "view_grants" RENAME COLUMN "clientId" TO "client_id";
ALTER TABLE "view_grants" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "view_grants" RENAME COLUMN "expiresAt" TO "expires_at";
ALTER TABLE "view_grants" RENAME COLUMN "endedAt" TO "ended_at";

ALTER TABLE "UserSession" RENAME TO "user_sessions";
ALTER TABLE "user_sessions" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "user_sessions" RENAME COLUMN "deviceHash" TO "device_hash";
ALTER TABLE "user_sessions" RENAME COLUMN "deviceName" TO "device_name";
ALTER TABLE "user_sessions" RENAME COLUMN "createdAt" TO "created_at";
ALTER TABLE "user_sessions" RENAME COLUMN "lastSeenAt" TO "last_seen_at";
ALTER TABLE "user_sessions" RENAME COLUMN "endedAt" TO "ended_at";

ALTER TABLE "RecoveryCode" RENAME TO "recovery_codes";
ALTER TABLE "recovery_codes" RENAME COLUMN "codeHash" TO "code_hash";
ALTER TABLE "recovery_codes" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "recovery_codes" RENAME COLUMN "usedAt" TO "used_at";

ALTER TABLE "AccountToken" RENAME TO "account_tokens";
ALTER TABLE "account_tokens" RENAME COLUMN "userId" TO "user_id";
ALTER TABLE "account_tokens" RENAME COLUMN "newEmail" TO "new_email";
ALTER TABLE "account_tokens" RENAME COLUMN "tokenHash" TO "token_hash";
ALTER TABLE "account_tokens" RENAME COLUMN "codeHash" TO "code_hash";
ALTER TABLE "account_tokens" RENAME COLUMN "expiresAt" TO "expires_at";
ALTER TABLE "account_tokens" RENAME COLUMN "usedAt" TO "used_at";
ALTER TABLE "account_tokens" RENAME COLUMN "createdAt" TO "created_at";

-- Constraints and indexes, as the models name them.

ALTER TABLE "account_tokens" RENAME CONSTRAINT "AccountToken_pkey" TO "account_tokens_pkey";
ALTER TABLE "assignment_decisions" RENAME CONSTRAINT "AssignmentDecision_pkey" TO "assignment_decisions_pkey";
ALTER TABLE "assistant_usage" RENAME CONSTRAINT "AssistantUsage_pkey" TO "assistant_usage_pkey";
ALTER TABLE "audit_entries" RENAME CONSTRAINT "AuditEntry_pkey" TO "audit_entries_pkey";
ALTER TABLE "broker_profiles" RENAME CONSTRAINT "BrokerProfile_pkey" TO "broker_profiles_pkey";
ALTER TABLE "browser_failures" RENAME CONSTRAINT "BrowserFailure_pkey" TO "browser_failures_pkey";
ALTER TABLE "bulk_actions" RENAME CONSTRAINT "BulkAction_pkey" TO "bulk_actions_pkey";
ALTER TABLE "callbacks" RENAME CONSTRAINT "Callback_pkey" TO "callbacks_pkey";
ALTER TABLE "canned_replies" RENAME CONSTRAINT "CannedReply_pkey" TO "canned_replies_pkey";
ALTER TABLE "case_events" RENAME CONSTRAINT "CaseEvent_pkey" TO "case_events_pkey";
ALTER TABLE "case_invitations" RENAME CONSTRAINT "CaseInvitation_pkey" TO "case_invitations_pkey";
ALTER TABLE "case_participants" RENAME CONSTRAINT "CaseParticipant_pkey" TO "case_participants_pkey";
ALTER TABLE "cases" RENAME CONSTRAINT "Case_pkey" TO "cases_pkey";
ALTER TABLE "chat_handovers" RENAME CONSTRAINT "ChatHandover_pkey" TO "chat_handovers_pkey";
ALTER TABLE "chat_turns" RENAME CONSTRAINT "ChatTurn_pkey" TO "chat_turns_pkey";
ALTER TABLE "consent_records" RENAME CONSTRAINT "ConsentRecord_pkey" TO "consent_records_pkey";
ALTER TABLE "consent_texts" RENAME CONSTRAINT "ConsentText_pkey" TO "consent_texts_pkey";
ALTER TABLE "contact_messages" RENAME CONSTRAINT "ContactMessage_pkey" TO "contact_messages_pkey";
ALTER TABLE "contact_replies" RENAME CONSTRAINT "ContactReply_pkey" TO "contact_replies_pkey";
ALTER TABLE "conversation_reads" RENAME CONSTRAINT "ConversationRead_pkey" TO "conversation_reads_pkey";
ALTER TABLE "conversation_writers" RENAME CONSTRAINT "ConversationWriter_pkey" TO "conversation_writers_pkey";
ALTER TABLE "daily_counts" RENAME CONSTRAINT "DailyCount_pkey" TO "daily_counts_pkey";
ALTER TABLE "digest_items" RENAME CONSTRAINT "DigestItem_pkey" TO "digest_items_pkey";
ALTER TABLE "document_folders" RENAME CONSTRAINT "DocumentFolder_pkey" TO "document_folders_pkey";
ALTER TABLE "document_requests" RENAME CONSTRAINT "DocumentRequest_pkey" TO "document_requests_pkey";
ALTER TABLE "document_versions" RENAME CONSTRAINT "DocumentVersion_pkey" TO "document_versions_pkey";
ALTER TABLE "documents" RENAME CONSTRAINT "Document_pkey" TO "documents_pkey";
ALTER TABLE "import_batches" RENAME CONSTRAINT "ImportBatch_pkey" TO "import_batches_pkey";
ALTER TABLE "import_rows" RENAME CONSTRAINT "ImportRow_pkey" TO "import_rows_pkey";
ALTER TABLE "key_checks" RENAME CONSTRAINT "KeyCheck_pkey" TO "key_checks_pkey";
ALTER TABLE "legal_holds" RENAME CONSTRAINT "LegalHold_pkey" TO "legal_holds_pkey";
ALTER TABLE "message_attachments" RENAME CONSTRAINT "MessageAttachment_pkey" TO "message_attachments_pkey";
ALTER TABLE "messages" RENAME CONSTRAINT "Message_pkey" TO "messages_pkey";
ALTER TABLE "newsletter_subscribers" RENAME CONSTRAINT "NewsletterSubscriber_pkey" TO "newsletter_subscribers_pkey";
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "NotificationPreference_pkey" TO "notification_preferences_pkey";
ALTER TABLE "notifications" RENAME CONSTRAINT "Notification_pkey" TO "notifications_pkey";
ALTER TABLE "offers" RENAME CONSTRAINT "Offer_pkey" TO "offers_pkey";
ALTER TABLE "outbox_mails" RENAME CONSTRAINT "OutboxMail_pkey" TO "outbox_mails_pkey";
ALTER TABLE "privacy_requests" RENAME CONSTRAINT "PrivacyRequest_pkey" TO "privacy_requests_pkey";
ALTER TABLE "quote_drafts" RENAME CONSTRAINT "QuoteDraft_pkey" TO "quote_drafts_pkey";
ALTER TABLE "quote_options" RENAME CONSTRAINT "QuoteOption_pkey" TO "quote_options_pkey";
ALTER TABLE "rate_limits" RENAME CONSTRAINT "RateLimit_pkey" TO "rate_limits_pkey";
ALTER TABLE "recovery_codes" RENAME CONSTRAINT "RecoveryCode_pkey" TO "recovery_codes_pkey";
ALTER TABLE "retention_runs" RENAME CONSTRAINT "RetentionRun_pkey" TO "retention_runs_pkey";
ALTER TABLE "saved_views" RENAME CONSTRAINT "SavedView_pkey" TO "saved_views_pkey";
ALTER TABLE "scheduled_messages" RENAME CONSTRAINT "ScheduledMessage_pkey" TO "scheduled_messages_pkey";
ALTER TABLE "security_events" RENAME CONSTRAINT "SecurityEvent_pkey" TO "security_events_pkey";
ALTER TABLE "settings" RENAME CONSTRAINT "Setting_pkey" TO "settings_pkey";
ALTER TABLE "user_invitations" RENAME CONSTRAINT "UserInvitation_pkey" TO "user_invitations_pkey";
ALTER TABLE "user_sessions" RENAME CONSTRAINT "UserSession_pkey" TO "user_sessions_pkey";
ALTER TABLE "users" RENAME CONSTRAINT "User_pkey" TO "users_pkey";
ALTER TABLE "view_grants" RENAME CONSTRAINT "ViewGrant_pkey" TO "view_grants_pkey";
ALTER TABLE "account_tokens" RENAME CONSTRAINT "AccountToken_userId_fkey" TO "account_tokens_user_id_fkey";
ALTER TABLE "assignment_decisions" RENAME CONSTRAINT "AssignmentDecision_caseId_fkey" TO "assignment_decisions_case_id_fkey";
ALTER TABLE "broker_profiles" RENAME CONSTRAINT "BrokerProfile_delegateId_fkey" TO "broker_profiles_delegate_id_fkey";
ALTER TABLE "broker_profiles" RENAME CONSTRAINT "BrokerProfile_userId_fkey" TO "broker_profiles_user_id_fkey";
ALTER TABLE "callbacks" RENAME CONSTRAINT "Callback_caseId_fkey" TO "callbacks_case_id_fkey";
ALTER TABLE "canned_replies" RENAME CONSTRAINT "CannedReply_ownerId_fkey" TO "canned_replies_owner_id_fkey";
ALTER TABLE "case_events" RENAME CONSTRAINT "CaseEvent_caseId_fkey" TO "case_events_case_id_fkey";
ALTER TABLE "case_invitations" RENAME CONSTRAINT "CaseInvitation_caseId_fkey" TO "case_invitations_case_id_fkey";
ALTER TABLE "case_participants" RENAME CONSTRAINT "CaseParticipant_caseId_fkey" TO "case_participants_case_id_fkey";
ALTER TABLE "case_participants" RENAME CONSTRAINT "CaseParticipant_userId_fkey" TO "case_participants_user_id_fkey";
ALTER TABLE "cases" RENAME CONSTRAINT "Case_brokerId_fkey" TO "cases_broker_id_fkey";
ALTER TABLE "cases" RENAME CONSTRAINT "Case_clientId_fkey" TO "cases_client_id_fkey";
ALTER TABLE "cases" RENAME CONSTRAINT "Case_draftId_fkey" TO "cases_draft_id_fkey";
ALTER TABLE "cases" RENAME CONSTRAINT "Case_importBatchId_fkey" TO "cases_import_batch_id_fkey";
ALTER TABLE "cases" RENAME CONSTRAINT "Case_mergedIntoId_fkey" TO "cases_merged_into_id_fkey";
ALTER TABLE "chat_handovers" RENAME CONSTRAINT "ChatHandover_caseId_fkey" TO "chat_handovers_case_id_fkey";
ALTER TABLE "consent_records" RENAME CONSTRAINT "ConsentRecord_purpose_version_fkey" TO "consent_records_purpose_version_fkey";
ALTER TABLE "contact_replies" RENAME CONSTRAINT "ContactReply_contactMessageId_fkey" TO "contact_replies_contact_message_id_fkey";
ALTER TABLE "conversation_reads" RENAME CONSTRAINT "ConversationRead_caseId_fkey" TO "conversation_reads_case_id_fkey";
ALTER TABLE "conversation_reads" RENAME CONSTRAINT "ConversationRead_userId_fkey" TO "conversation_reads_user_id_fkey";
ALTER TABLE "conversation_writers" RENAME CONSTRAINT "ConversationWriter_caseId_fkey" TO "conversation_writers_case_id_fkey";
ALTER TABLE "digest_items" RENAME CONSTRAINT "DigestItem_userId_fkey" TO "digest_items_user_id_fkey";
ALTER TABLE "document_requests" RENAME CONSTRAINT "DocumentRequest_caseId_fkey" TO "document_requests_case_id_fkey";
ALTER TABLE "document_versions" RENAME CONSTRAINT "DocumentVersion_documentId_fkey" TO "document_versions_document_id_fkey";
ALTER TABLE "documents" RENAME CONSTRAINT "Document_caseId_fkey" TO "documents_case_id_fkey";
ALTER TABLE "documents" RENAME CONSTRAINT "Document_requestId_fkey" TO "documents_request_id_fkey";
ALTER TABLE "import_rows" RENAME CONSTRAINT "ImportRow_batchId_fkey" TO "import_rows_batch_id_fkey";
ALTER TABLE "legal_holds" RENAME CONSTRAINT "LegalHold_caseId_fkey" TO "legal_holds_case_id_fkey";
ALTER TABLE "message_attachments" RENAME CONSTRAINT "MessageAttachment_documentId_fkey" TO "message_attachments_document_id_fkey";
ALTER TABLE "message_attachments" RENAME CONSTRAINT "MessageAttachment_messageId_fkey" TO "message_attachments_message_id_fkey";
ALTER TABLE "messages" RENAME CONSTRAINT "Message_caseId_fkey" TO "messages_case_id_fkey";
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "NotificationPreference_userId_fkey" TO "notification_preferences_user_id_fkey";
ALTER TABLE "notifications" RENAME CONSTRAINT "Notification_userId_fkey" TO "notifications_user_id_fkey";
ALTER TABLE "offers" RENAME CONSTRAINT "Offer_brokerId_fkey" TO "offers_broker_id_fkey";
ALTER TABLE "offers" RENAME CONSTRAINT "Offer_caseId_fkey" TO "offers_case_id_fkey";
ALTER TABLE "privacy_requests" RENAME CONSTRAINT "PrivacyRequest_userId_fkey" TO "privacy_requests_user_id_fkey";
ALTER TABLE "quote_options" RENAME CONSTRAINT "QuoteOption_caseId_fkey" TO "quote_options_case_id_fkey";
ALTER TABLE "recovery_codes" RENAME CONSTRAINT "RecoveryCode_userId_fkey" TO "recovery_codes_user_id_fkey";
ALTER TABLE "saved_views" RENAME CONSTRAINT "SavedView_userId_fkey" TO "saved_views_user_id_fkey";
ALTER TABLE "scheduled_messages" RENAME CONSTRAINT "ScheduledMessage_caseId_fkey" TO "scheduled_messages_case_id_fkey";
ALTER TABLE "user_sessions" RENAME CONSTRAINT "UserSession_userId_fkey" TO "user_sessions_user_id_fkey";
ALTER INDEX "AccountToken_expiresAt_idx" RENAME TO "account_tokens_expires_at_idx";
ALTER INDEX "AccountToken_tokenHash_key" RENAME TO "account_tokens_token_hash_key";
ALTER INDEX "AccountToken_userId_purpose_idx" RENAME TO "account_tokens_user_id_purpose_idx";
ALTER INDEX "AssignmentDecision_caseId_at_idx" RENAME TO "assignment_decisions_case_id_at_idx";
ALTER INDEX "AuditEntry_action_at_id_idx" RENAME TO "audit_entries_action_at_id_idx";
ALTER INDEX "AuditEntry_actorId_at_id_idx" RENAME TO "audit_entries_actor_id_at_id_idx";
ALTER INDEX "AuditEntry_at_id_idx" RENAME TO "audit_entries_at_id_idx";
ALTER INDEX "AuditEntry_subjectType_at_id_idx" RENAME TO "audit_entries_subject_type_at_id_idx";
ALTER INDEX "AuditEntry_subjectType_subjectId_at_idx" RENAME TO "audit_entries_subject_type_subject_id_at_idx";
ALTER INDEX "BrokerProfile_delegateId_idx" RENAME TO "broker_profiles_delegate_id_idx";
ALTER INDEX "BrokerProfile_licenceExpiresOn_idx" RENAME TO "broker_profiles_licence_expires_on_idx";
ALTER INDEX "BrowserFailure_fingerprint_key" RENAME TO "browser_failures_fingerprint_key";
ALTER INDEX "BrowserFailure_lastAt_id_idx" RENAME TO "browser_failures_last_at_id_idx";
ALTER INDEX "BulkAction_actorId_createdAt_idx" RENAME TO "bulk_actions_actor_id_created_at_idx";
ALTER INDEX "Callback_caseId_at_idx" RENAME TO "callbacks_case_id_at_idx";
ALTER INDEX "Callback_status_at_idx" RENAME TO "callbacks_status_at_idx";
ALTER INDEX "CannedReply_ownerId_title_idx" RENAME TO "canned_replies_owner_id_title_idx";
ALTER INDEX "CaseEvent_actorId_at_idx" RENAME TO "case_events_actor_id_at_idx";
ALTER INDEX "CaseEvent_at_caseId_seq_idx" RENAME TO "case_events_at_case_id_seq_idx";
ALTER INDEX "CaseEvent_type_at_idx" RENAME TO "case_events_type_at_idx";
ALTER INDEX "CaseInvitation_caseId_idx" RENAME TO "case_invitations_case_id_idx";
ALTER INDEX "CaseParticipant_caseId_idx" RENAME TO "case_participants_case_id_idx";
ALTER INDEX "CaseParticipant_tokenHash_key" RENAME TO "case_participants_token_hash_key";
ALTER INDEX "CaseParticipant_userId_removedAt_idx" RENAME TO "case_participants_user_id_removed_at_idx";
ALTER INDEX "Case_brokerId_closedAt_idx" RENAME TO "cases_broker_id_closed_at_idx";
ALTER INDEX "Case_brokerId_lastEventAt_id_idx" RENAME TO "cases_broker_id_last_event_at_id_idx";
ALTER INDEX "Case_brokerId_status_firstReplyDueAt_idx" RENAME TO "cases_broker_id_status_first_reply_due_at_idx";
ALTER INDEX "Case_clientId_lastEventAt_id_idx" RENAME TO "cases_client_id_last_event_at_id_idx";
ALTER INDEX "Case_closedAt_idx" RENAME TO "cases_closed_at_idx";
ALTER INDEX "Case_contactEmailKey_idx" RENAME TO "cases_contact_email_key_idx";
ALTER INDEX "Case_contactPhoneE164_idx" RENAME TO "cases_contact_phone_e164_idx";
ALTER INDEX "Case_createdAt_id_idx" RENAME TO "cases_created_at_id_idx";
ALTER INDEX "Case_draftId_key" RENAME TO "cases_draft_id_key";
ALTER INDEX "Case_holdUntil_idx" RENAME TO "cases_hold_until_idx";
ALTER INDEX "Case_importBatchId_idx" RENAME TO "cases_import_batch_id_idx";
ALTER INDEX "Case_mergedIntoId_idx" RENAME TO "cases_merged_into_id_idx";
ALTER INDEX "Case_serial_key" RENAME TO "cases_serial_key";
ALTER INDEX "Case_status_firstReplyDueAt_idx" RENAME TO "cases_status_first_reply_due_at_idx";
ALTER INDEX "Case_status_lastEventAt_id_idx" RENAME TO "cases_status_last_event_at_id_idx";
ALTER INDEX "ChatHandover_caseId_key" RENAME TO "chat_handovers_case_id_key";
ALTER INDEX "ChatTurn_createdAt_id_idx" RENAME TO "chat_turns_created_at_id_idx";
ALTER INDEX "ChatTurn_verdict_createdAt_id_idx" RENAME TO "chat_turns_verdict_created_at_id_idx";
ALTER INDEX "ConsentRecord_caseId_idx" RENAME TO "consent_records_case_id_idx";
ALTER INDEX "ConsentRecord_hash_key" RENAME TO "consent_records_hash_key";
ALTER INDEX "ConsentRecord_subjectEmail_idx" RENAME TO "consent_records_subject_email_idx";
ALTER INDEX "ContactMessage_createdAt_id_idx" RENAME TO "contact_messages_created_at_id_idx";
ALTER INDEX "ContactMessage_fingerprint_key" RENAME TO "contact_messages_fingerprint_key";
ALTER INDEX "ContactMessage_status_createdAt_id_idx" RENAME TO "contact_messages_status_created_at_id_idx";
ALTER INDEX "ContactReply_clientKey_key" RENAME TO "contact_replies_client_key_key";
ALTER INDEX "ContactReply_contactMessageId_createdAt_idx" RENAME TO "contact_replies_contact_message_id_created_at_idx";
ALTER INDEX "DigestItem_sentAt_createdAt_idx" RENAME TO "digest_items_sent_at_created_at_idx";
ALTER INDEX "DigestItem_userId_sentAt_idx" RENAME TO "digest_items_user_id_sent_at_idx";
ALTER INDEX "DocumentRequest_caseId_createdAt_idx" RENAME TO "document_requests_case_id_created_at_idx";
ALTER INDEX "DocumentRequest_status_dueOn_idx" RENAME TO "document_requests_status_due_on_idx";
ALTER INDEX "DocumentVersion_documentId_number_key" RENAME TO "document_versions_document_id_number_key";
ALTER INDEX "DocumentVersion_scanState_createdAt_idx" RENAME TO "document_versions_scan_state_created_at_idx";
ALTER INDEX "DocumentVersion_sha256_idx" RENAME TO "document_versions_sha256_idx";
ALTER INDEX "DocumentVersion_storageKey_key" RENAME TO "document_versions_storage_key_key";
ALTER INDEX "DocumentVersion_uploadId_key" RENAME TO "document_versions_upload_id_key";
ALTER INDEX "Document_caseId_createdAt_idx" RENAME TO "documents_case_id_created_at_idx";
ALTER INDEX "Document_requestId_idx" RENAME TO "documents_request_id_idx";
ALTER INDEX "ImportBatch_createdAt_id_idx" RENAME TO "import_batches_created_at_id_idx";
ALTER INDEX "LegalHold_caseId_releasedAt_idx" RENAME TO "legal_holds_case_id_released_at_idx";
ALTER INDEX "MessageAttachment_documentId_idx" RENAME TO "message_attachments_document_id_idx";
ALTER INDEX "Message_caseId_clientKey_key" RENAME TO "messages_case_id_client_key_key";
ALTER INDEX "Message_caseId_seq_key" RENAME TO "messages_case_id_seq_key";
ALTER INDEX "NewsletterSubscriber_confirmTokenHash_key" RENAME TO "newsletter_subscribers_confirm_token_hash_key";
ALTER INDEX "NewsletterSubscriber_createdAt_id_idx" RENAME TO "newsletter_subscribers_created_at_id_idx";
ALTER INDEX "NewsletterSubscriber_emailKey_key" RENAME TO "newsletter_subscribers_email_key_key";
ALTER INDEX "NewsletterSubscriber_status_createdAt_id_idx" RENAME TO "newsletter_subscribers_status_created_at_id_idx";
ALTER INDEX "Notification_userId_readAt_idx" RENAME TO "notifications_user_id_read_at_idx";
ALTER INDEX "Offer_brokerId_status_expiresAt_idx" RENAME TO "offers_broker_id_status_expires_at_idx";
ALTER INDEX "Offer_caseId_status_idx" RENAME TO "offers_case_id_status_idx";
ALTER INDEX "Offer_status_expiresAt_idx" RENAME TO "offers_status_expires_at_idx";
ALTER INDEX "OutboxMail_state_createdAt_idx" RENAME TO "outbox_mails_state_created_at_idx";
ALTER INDEX "PrivacyRequest_status_dueAt_idx" RENAME TO "privacy_requests_status_due_at_idx";
ALTER INDEX "PrivacyRequest_userId_createdAt_idx" RENAME TO "privacy_requests_user_id_created_at_idx";
ALTER INDEX "QuoteDraft_expiresAt_idx" RENAME TO "quote_drafts_expires_at_idx";
ALTER INDEX "QuoteOption_caseId_round_position_idx" RENAME TO "quote_options_case_id_round_position_idx";
ALTER INDEX "QuoteOption_status_validUntil_idx" RENAME TO "quote_options_status_valid_until_idx";
ALTER INDEX "RateLimit_expiresAt_idx" RENAME TO "rate_limits_expires_at_idx";
ALTER INDEX "RecoveryCode_userId_idx" RENAME TO "recovery_codes_user_id_idx";
ALTER INDEX "RetentionRun_rule_at_idx" RENAME TO "retention_runs_rule_at_idx";
ALTER INDEX "SavedView_userId_name_key" RENAME TO "saved_views_user_id_name_key";
ALTER INDEX "ScheduledMessage_caseId_clientKey_key" RENAME TO "scheduled_messages_case_id_client_key_key";
ALTER INDEX "ScheduledMessage_caseId_status_sendAt_idx" RENAME TO "scheduled_messages_case_id_status_send_at_idx";
ALTER INDEX "ScheduledMessage_status_sendAt_idx" RENAME TO "scheduled_messages_status_send_at_idx";
ALTER INDEX "SecurityEvent_at_id_idx" RENAME TO "security_events_at_id_idx";
ALTER INDEX "SecurityEvent_failed_at_id_idx" RENAME TO "security_events_failed_at_id_idx";
ALTER INDEX "SecurityEvent_kind_at_id_idx" RENAME TO "security_events_kind_at_id_idx";
ALTER INDEX "SecurityEvent_userId_at_id_idx" RENAME TO "security_events_user_id_at_id_idx";
ALTER INDEX "UserInvitation_acceptedAt_revokedAt_createdAt_idx" RENAME TO "user_invitations_accepted_at_revoked_at_created_at_idx";
ALTER INDEX "UserInvitation_emailKey_idx" RENAME TO "user_invitations_email_key_idx";
ALTER INDEX "UserInvitation_tokenHash_key" RENAME TO "user_invitations_token_hash_key";
ALTER INDEX "UserSession_userId_deviceHash_idx" RENAME TO "user_sessions_user_id_device_hash_idx";
ALTER INDEX "UserSession_userId_endedAt_lastSeenAt_idx" RENAME TO "user_sessions_user_id_ended_at_last_seen_at_idx";
ALTER INDEX "User_emailKey_key" RENAME TO "users_email_key_key";
ALTER INDEX "User_phoneE164_idx" RENAME TO "users_phone_e164_idx";
ALTER INDEX "User_role_createdAt_id_idx" RENAME TO "users_role_created_at_id_idx";
ALTER INDEX "User_usernameKey_key" RENAME TO "users_username_key_key";
ALTER INDEX "ViewGrant_adminId_idx" RENAME TO "view_grants_admin_id_idx";
ALTER INDEX "ViewGrant_clientId_createdAt_idx" RENAME TO "view_grants_client_id_created_at_idx";

-- What the models do not name.

ALTER INDEX "AuditEntry_search" RENAME TO "audit_entries_search";
ALTER INDEX "Case_all_activity" RENAME TO "cases_all_activity";
ALTER INDEX "Case_all_area" RENAME TO "cases_all_area";
ALTER INDEX "Case_all_due" RENAME TO "cases_all_due";
ALTER INDEX "Case_all_priority" RENAME TO "cases_all_priority";
ALTER INDEX "Case_broker_due" RENAME TO "cases_broker_due";
ALTER INDEX "Case_open_client" RENAME TO "cases_open_client";
ALTER INDEX "Case_search" RENAME TO "cases_search";
ALTER INDEX "Case_without_account" RENAME TO "cases_without_account";
ALTER INDEX "ContactMessage_mailbox" RENAME TO "contact_messages_mailbox";
ALTER INDEX "ContactMessage_search" RENAME TO "contact_messages_search";
ALTER INDEX "Message_search" RENAME TO "messages_search";
ALTER INDEX "NewsletterSubscriber_mailbox" RENAME TO "newsletter_subscribers_mailbox";
ALTER INDEX "User_clients_disabled" RENAME TO "users_clients_disabled";
ALTER INDEX "User_clients_unverified" RENAME TO "users_clients_unverified";
ALTER INDEX "User_disabled" RENAME TO "users_disabled";
ALTER INDEX "User_search" RENAME TO "users_search";
ALTER SEQUENCE "Case_serial_seq" RENAME TO "cases_serial_seq";
ALTER SEQUENCE "ConsentRecord_seq_seq" RENAME TO "consent_records_seq_seq";

-- PostgreSQL 18 names what must not be null too.
DO $$
DECLARE
  old record;
BEGIN
  FOR old IN
    SELECT r.relname AS table_name, c.conname, a.attname FROM pg_constraint c
    JOIN pg_class r ON r.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = $n$n$n$ AND r.relnamespace = current_schema()::regnamespace AND c.conname ~ $n$[A-Z]$n$
  LOOP
    EXECUTE format($n$ALTER TABLE %I RENAME CONSTRAINT %I TO %I$n$, old.table_name, old.conname, old.table_name || $n$_$n$ || old.attname || $n$_not_null$n$);
  END LOOP;
END
$$;
