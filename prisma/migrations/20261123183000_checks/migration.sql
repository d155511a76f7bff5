-- What no statement may write, whoever wrote it: decision 0042. Added NOT VALID, which takes each table for a moment only;
-- the next migration proves the rows that are there while everybody works on.
-- Lower case is compared as "C": the keys are ASCII, and what a locale calls lower changes with the machine.

-- People.

ALTER TABLE users
  ADD CONSTRAINT users_username_check CHECK (username ~ '^[A-Za-z0-9_]{3,30}$') NOT VALID,
  ADD CONSTRAINT users_username_key_check CHECK (username_key = lower(username COLLATE "C")) NOT VALID,
  ADD CONSTRAINT users_email_check CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length(email) <= 254) NOT VALID,
  ADD CONSTRAINT users_email_key_check CHECK (email_key = lower(email COLLATE "C")) NOT VALID,
  ADD CONSTRAINT users_phone_e164_check CHECK (phone_e164 ~ '^\+[1-9][0-9]{3,14}$') NOT VALID,
  -- Argon2 names its own parameters. Anything else here would be a password somebody could read.
  ADD CONSTRAINT users_password_hash_check CHECK (password_hash ~ '^\$argon2id\$' AND length(password_hash) <= 500) NOT VALID,
  ADD CONSTRAINT users_session_epoch_check CHECK (session_epoch >= 0) NOT VALID,
  ADD CONSTRAINT users_language_check CHECK (language IN ('en', 'fr', 'pa', 'tl', 'zh', 'es', 'ar', 'uk')) NOT VALID,
  ADD CONSTRAINT users_preferred_contact_check CHECK (preferred_contact IN ('either', 'email', 'phone')) NOT VALID,
  ADD CONSTRAINT users_preferred_times_check CHECK (preferred_times IN ('any', 'morning', 'afternoon', 'evening')) NOT VALID,
  ADD CONSTRAINT users_terms_via_check CHECK (terms_via IN ('form', 'api')) NOT VALID,
  -- A second factor that counts has a secret, and no step counts without one.
  ADD CONSTRAINT users_totp_check CHECK (totp_sealed IS NOT NULL OR (totp_enabled_at IS NULL AND totp_last_step IS NULL)) NOT VALID,
  ADD CONSTRAINT users_totp_sealed_check CHECK (octet_length(totp_sealed) <= 1000) NOT VALID,
  ADD CONSTRAINT users_totp_last_step_check CHECK (totp_last_step >= 0) NOT VALID,
  ADD CONSTRAINT users_texts_check CHECK (length(full_name) <= 300 AND length(phone) <= 40 AND length(terms_version) <= 40) NOT VALID;

ALTER TABLE user_invitations
  ADD CONSTRAINT user_invitations_token_hash_check CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT user_invitations_email_check CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length(email) <= 254) NOT VALID,
  ADD CONSTRAINT user_invitations_email_key_check CHECK (email_key = lower(email COLLATE "C")) NOT VALID,
  -- Clients come by themselves, or by the invitation of a case.
  ADD CONSTRAINT user_invitations_role_check CHECK (role <> 'client') NOT VALID,
  -- What a broker begins with is filled in beforehand, and nobody else has such a thing.
  ADD CONSTRAINT user_invitations_profile_check CHECK ((role = 'broker') = (profile IS NOT NULL)
    AND coalesce(jsonb_typeof(profile), 'object') = 'object') NOT VALID,
  ADD CONSTRAINT user_invitations_ended_once_check CHECK (accepted_at IS NULL OR revoked_at IS NULL) NOT VALID,
  ADD CONSTRAINT user_invitations_dates_check CHECK (expires_at >= created_at AND accepted_at >= created_at
    AND revoked_at >= created_at) NOT VALID,
  ADD CONSTRAINT user_invitations_texts_check CHECK (length(full_name) <= 300 AND length(invited_by_name) <= 300) NOT VALID;

ALTER TABLE user_sessions
  ADD CONSTRAINT user_sessions_device_hash_check CHECK (device_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT user_sessions_texts_check CHECK (length(device_name) <= 300) NOT VALID;

ALTER TABLE recovery_codes
  ADD CONSTRAINT recovery_codes_code_hash_check CHECK (code_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID;

ALTER TABLE account_tokens
  ADD CONSTRAINT account_tokens_token_hash_check CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT account_tokens_code_hash_check CHECK (code_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT account_tokens_email_check CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length(email) <= 254) NOT VALID,
  -- Both links of a change say which address was asked for, and no other link does.
  ADD CONSTRAINT account_tokens_new_email_check CHECK ((purpose IN ('change_email_old', 'change_email_new')) = (new_email IS NOT NULL)
    AND length(new_email) <= 254) NOT VALID,
  -- Five wrong codes, and only the link works.
  ADD CONSTRAINT account_tokens_attempts_check CHECK (attempts BETWEEN 0 AND 5) NOT VALID,
  ADD CONSTRAINT account_tokens_dates_check CHECK (expires_at > created_at) NOT VALID;

ALTER TABLE view_grants
  ADD CONSTRAINT view_grants_texts_check CHECK (length(reason) <= 500) NOT VALID,
  ADD CONSTRAINT view_grants_dates_check CHECK (expires_at > created_at AND ended_at >= created_at) NOT VALID;

ALTER TABLE security_events
  ADD CONSTRAINT security_events_kind_check CHECK (kind ~ '^[a-z][a-z_]{1,59}$') NOT VALID,
  ADD CONSTRAINT security_events_outcome_check CHECK (outcome IN ('succeeded', 'wrong_password', 'wrong_code', 'locked_out', 'account_disabled')) NOT VALID,
  -- The lists of failures are read by it.
  ADD CONSTRAINT security_events_failed_check CHECK (failed = (outcome <> 'succeeded')) NOT VALID,
  ADD CONSTRAINT security_events_texts_check CHECK (length(network) <= 60 AND length(device) <= 200 AND length(detail) <= 500) NOT VALID;

-- Brokers.

ALTER TABLE broker_profiles
  ADD CONSTRAINT broker_profiles_licence_level_check CHECK (licence_level BETWEEN 1 AND 3) NOT VALID,
  ADD CONSTRAINT broker_profiles_licence_classes_check CHECK (licence_classes IS NOT NULL AND cardinality(licence_classes) BETWEEN 1 AND 3) NOT VALID,
  ADD CONSTRAINT broker_profiles_licence_expires_on_check CHECK (licence_expires_on BETWEEN date '2000-01-01' AND date '2100-12-31') NOT VALID,
  ADD CONSTRAINT broker_profiles_licence_told_days_check CHECK (licence_told_days BETWEEN 0 AND 60) NOT VALID,
  -- What was compared with the register was compared by somebody.
  ADD CONSTRAINT broker_profiles_licence_verified_check CHECK (licence_verified_at IS NULL OR licence_verified_name IS NOT NULL) NOT VALID,
  ADD CONSTRAINT broker_profiles_lines_check CHECK (lines IS NOT NULL AND lines <@ ARRAY['general', 'auto', 'home', 'life', 'travel',
    'specialty', 'supervisa', 'group-benefits', 'commercial-auto', 'business']) NOT VALID,
  ADD CONSTRAINT broker_profiles_areas_check CHECK (areas IS NOT NULL AND cardinality(areas) BETWEEN 1 AND 100
    AND array_to_string(areas, ' ', '?') ~ '^T(\d[A-Z]?)?( T(\d[A-Z]?)?)*$') NOT VALID,
  ADD CONSTRAINT broker_profiles_languages_check CHECK (languages IS NOT NULL AND cardinality(languages) >= 1
    AND languages <@ ARRAY['en', 'fr', 'pa', 'tl', 'zh', 'es', 'ar', 'uk']) NOT VALID,
  ADD CONSTRAINT broker_profiles_capacity_check CHECK (capacity BETWEEN 0 AND 500) NOT VALID,
  ADD CONSTRAINT broker_profiles_delegate_check CHECK (delegate_id <> user_id) NOT VALID,
  ADD CONSTRAINT broker_profiles_texts_check CHECK (length(firm) <= 120 AND length(licence_number) <= 40
    AND length(supervisor_name) <= 120 AND length(supervisor_licence) <= 40
    AND length(licence_verified_name) <= 300) NOT VALID;

-- Cases. The clocks and counters of `case_states` have next to none: it is written with every message, and each CHECK costs every statement.

ALTER TABLE cases
  ADD CONSTRAINT cases_type_check CHECK (type IN ('general', 'auto', 'home', 'life', 'travel', 'specialty', 'supervisa', 'group-benefits',
    'commercial-auto', 'business')) NOT VALID,
  ADD CONSTRAINT cases_source_check CHECK (substring(source FROM '^[a-z]+') IN ('website', 'chat', 'contact', 'import', 'broker', 'api')
    AND source ~ '^[a-z]+( form|/[a-z][a-z-]{1,39})?$') NOT VALID,
  ADD CONSTRAINT cases_language_check CHECK (language ~ '^[a-z]{2,10}$') NOT VALID,
  ADD CONSTRAINT cases_contact_email_check CHECK (contact_email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length(contact_email) <= 254) NOT VALID,
  ADD CONSTRAINT cases_contact_email_key_check CHECK (contact_email_key = lower(contact_email COLLATE "C")) NOT VALID,
  ADD CONSTRAINT cases_contact_phone_e164_check CHECK (contact_phone_e164 ~ '^\+[1-9][0-9]{3,14}$') NOT VALID,
  -- The beginning alone where the person was removed, or an administrator knew no more.
  ADD CONSTRAINT cases_postal_code_check CHECK (postal_code ~ '^[A-Z](\d([A-Z]( \d[A-Z]\d)?)?)?$') NOT VALID,
  ADD CONSTRAINT cases_texts_check CHECK (length(title) <= 300 AND length(contact_name) <= 300 AND length(contact_phone) <= 40
    AND length(bound_insurer) <= 200 AND length(policy_number) <= 60) NOT VALID,
  ADD CONSTRAINT cases_answers_check CHECK (jsonb_typeof(answers) = 'object') NOT VALID,
  ADD CONSTRAINT cases_sealed_answers_check CHECK (octet_length(sealed_answers) <= 500000) NOT VALID,
  ADD CONSTRAINT cases_definition_version_check CHECK (definition_version BETWEEN 1 AND 10000) NOT VALID,
  ADD CONSTRAINT cases_version_check CHECK (version >= 1) NOT VALID,
  -- Whose case it is follows from whose turn it is: somebody carries it from taking it on to the policy, and nobody before.
  -- What ended otherwise may have had one.
  ADD CONSTRAINT cases_broker_check CHECK (CASE WHEN status IN ('new', 'offered') THEN broker_id IS NULL
    WHEN status IN ('active', 'waiting_client', 'on_hold', 'quoted', 'accepted', 'bound') THEN broker_id IS NOT NULL ELSE true END) NOT VALID,
  ADD CONSTRAINT cases_assigned_at_check CHECK (assigned_at IS NULL OR broker_id IS NOT NULL) NOT VALID,
  ADD CONSTRAINT cases_closed_at_check CHECK ((closed_at IS NOT NULL) = (status IN ('bound', 'lost', 'withdrawn', 'duplicate'))) NOT VALID,
  ADD CONSTRAINT cases_closed_after_opening_check CHECK (closed_at >= created_at) NOT VALID,
  ADD CONSTRAINT cases_close_reason_check CHECK (close_reason IN ('no_answer', 'chose_another', 'insurers_declined', 'no_longer_needed',
    'outside_licence', 'other')) NOT VALID,
  ADD CONSTRAINT cases_lost_check CHECK ((close_reason IS NOT NULL) = (status = 'lost')) NOT VALID,
  ADD CONSTRAINT cases_merged_into_check CHECK ((merged_into_id IS NOT NULL) = (status = 'duplicate')) NOT VALID,
  ADD CONSTRAINT cases_merged_into_itself_check CHECK (merged_into_id <> id) NOT VALID,
  -- Joined with another, a case on hold keeps its day for when the two are separated.
  ADD CONSTRAINT cases_hold_until_check CHECK (CASE status WHEN 'on_hold' THEN hold_until IS NOT NULL WHEN 'duplicate' THEN true
    ELSE hold_until IS NULL END) NOT VALID,
  ADD CONSTRAINT cases_waiting_since_check CHECK ((waiting_since IS NOT NULL) = (status IN ('waiting_client', 'quoted'))) NOT VALID,
  ADD CONSTRAINT cases_first_reply_check CHECK (first_reply_minutes IS NULL OR (first_reply_at IS NOT NULL AND first_reply_minutes >= 0)) NOT VALID,
  -- The number goes with the person; that there was a policy, with whom and when, stays.
  ADD CONSTRAINT cases_bound_check CHECK (status <> 'bound' OR (bound_insurer IS NOT NULL AND policy_effective_on IS NOT NULL
    AND policy_expires_on IS NOT NULL AND (policy_number IS NOT NULL OR anonymised_at IS NOT NULL))) NOT VALID,
  ADD CONSTRAINT cases_policy_dates_check CHECK (policy_expires_on > policy_effective_on
    AND policy_effective_on BETWEEN date '2000-01-01' AND date '2100-12-31' AND policy_expires_on <= date '2100-12-31') NOT VALID,
  -- Nobody is left in it, and nobody comes back into it.
  ADD CONSTRAINT cases_anonymised_check CHECK (anonymised_at IS NULL OR (closed_at IS NOT NULL AND client_id IS NULL AND answers = '{}'
    AND sealed_answers IS NULL AND contact_phone = '' AND contact_phone_e164 IS NULL AND policy_number IS NULL
    AND contact_email LIKE 'removed-%@removed.invalid')) NOT VALID;

ALTER TABLE case_states
  -- What was put aside was put aside at some time.
  ADD CONSTRAINT case_states_paused_check CHECK (paused_due_at IS NULL OR paused_at IS NOT NULL) NOT VALID;

ALTER TABLE case_events
  ADD CONSTRAINT case_events_seq_check CHECK (seq >= 1) NOT VALID,
  ADD CONSTRAINT case_events_type_check CHECK (type ~ '^[a-z][a-z_]{1,59}$') NOT VALID,
  ADD CONSTRAINT case_events_actor_role_check CHECK (actor_role IN ('client', 'broker', 'admin', 'system', 'visitor')) NOT VALID,
  ADD CONSTRAINT case_events_data_check CHECK (jsonb_typeof(data) = 'object') NOT VALID,
  ADD CONSTRAINT case_events_texts_check CHECK (length(actor_name) <= 300) NOT VALID;

ALTER TABLE offers
  ADD CONSTRAINT offers_responded_at_check CHECK ((responded_at IS NULL) = (status = 'open')) NOT VALID,
  ADD CONSTRAINT offers_dates_check CHECK (expires_at > offered_at AND responded_at >= offered_at) NOT VALID,
  ADD CONSTRAINT offers_declined_check CHECK ((decline_reason IS NOT NULL) = (status = 'declined')) NOT VALID,
  ADD CONSTRAINT offers_decline_reason_check CHECK (decline_reason IN ('no_capacity', 'away', 'outside_expertise', 'outside_area',
    'conflict_of_interest', 'other')) NOT VALID;

ALTER TABLE assignment_decisions
  ADD CONSTRAINT assignment_decisions_counts_check CHECK (considered >= 0 AND eligible BETWEEN 0 AND considered) NOT VALID,
  ADD CONSTRAINT assignment_decisions_failures_check CHECK (jsonb_typeof(failures) = 'object') NOT VALID,
  ADD CONSTRAINT assignment_decisions_best_check CHECK (jsonb_typeof(best) = 'array') NOT VALID,
  ADD CONSTRAINT assignment_decisions_weights_check CHECK (jsonb_typeof(weights) = 'object') NOT VALID,
  ADD CONSTRAINT assignment_decisions_texts_check CHECK (length(seed) <= 200) NOT VALID;

ALTER TABLE case_invitations
  ADD CONSTRAINT case_invitations_token_hash_check CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT case_invitations_dates_check CHECK (expires_at > created_at) NOT VALID;

ALTER TABLE callbacks
  ADD CONSTRAINT callbacks_minutes_check CHECK (minutes BETWEEN 10 AND 120) NOT VALID,
  ADD CONSTRAINT callbacks_sequence_check CHECK (sequence >= 0) NOT VALID,
  ADD CONSTRAINT callbacks_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT callbacks_texts_check CHECK (length(about) <= 200 AND length(created_by_name) <= 300) NOT VALID;

ALTER TABLE case_participants
  ADD CONSTRAINT case_participants_token_hash_check CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT case_participants_email_check CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length(email) <= 254) NOT VALID,
  ADD CONSTRAINT case_participants_email_key_check CHECK (email_key = lower(email COLLATE "C")) NOT VALID,
  -- The account may be erased later; who never accepted has none.
  ADD CONSTRAINT case_participants_user_check CHECK (user_id IS NULL OR accepted_at IS NOT NULL) NOT VALID,
  ADD CONSTRAINT case_participants_dates_check CHECK (expires_at > created_at) NOT VALID,
  ADD CONSTRAINT case_participants_texts_check CHECK (length(name) <= 300) NOT VALID;

ALTER TABLE quote_drafts
  ADD CONSTRAINT quote_drafts_token_hash_check CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT quote_drafts_line_check CHECK (line IN ('general', 'auto', 'home', 'life', 'travel', 'specialty', 'supervisa',
    'group-benefits', 'commercial-auto', 'business')) NOT VALID,
  ADD CONSTRAINT quote_drafts_definition_version_check CHECK (definition_version BETWEEN 1 AND 10000) NOT VALID,
  ADD CONSTRAINT quote_drafts_answers_check CHECK (jsonb_typeof(answers) = 'object') NOT VALID,
  ADD CONSTRAINT quote_drafts_sealed_answers_check CHECK (octet_length(sealed_answers) <= 500000) NOT VALID,
  ADD CONSTRAINT quote_drafts_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT quote_drafts_dates_check CHECK (expires_at > created_at) NOT VALID,
  ADD CONSTRAINT quote_drafts_texts_check CHECK (length(step) <= 60) NOT VALID;

ALTER TABLE quote_options
  ADD CONSTRAINT quote_options_round_check CHECK (round >= 1) NOT VALID,
  ADD CONSTRAINT quote_options_position_check CHECK (position BETWEEN 0 AND 9) NOT VALID,
  -- Twenty million dollars, in cents.
  ADD CONSTRAINT quote_options_premium_cents_check CHECK (premium_cents BETWEEN 1 AND 2000000000) NOT VALID,
  ADD CONSTRAINT quote_options_term_check CHECK (term IN ('annual', 'semiannual', 'monthly')) NOT VALID,
  ADD CONSTRAINT quote_options_coverages_check CHECK (jsonb_typeof(coverages) = 'array') NOT VALID,
  ADD CONSTRAINT quote_options_valid_until_check CHECK (valid_until BETWEEN date '2000-01-01' AND date '2100-12-31') NOT VALID,
  ADD CONSTRAINT quote_options_texts_check CHECK (length(insurer) <= 200 AND length(exclusions) <= 2000
    AND length(note) <= 2000) NOT VALID;

-- Conversation.

ALTER TABLE messages
  ADD CONSTRAINT messages_seq_check CHECK (seq >= 1) NOT VALID,
  ADD CONSTRAINT messages_sender_role_check CHECK (sender_role IN ('client', 'broker', 'admin', 'system')) NOT VALID,
  -- A message has 5,000 characters; what the chat hands over holds 40 of up to 4,000 each.
  ADD CONSTRAINT messages_body_check CHECK (length(body) <= CASE kind WHEN 'system' THEN 200000 ELSE 10000 END) NOT VALID,
  ADD CONSTRAINT messages_texts_check CHECK (length(sender_name) <= 300 AND length(client_key) <= 100) NOT VALID;

ALTER TABLE conversation_reads
  ADD CONSTRAINT conversation_reads_last_read_seq_check CHECK (last_read_seq >= 0) NOT VALID;

ALTER TABLE conversation_writers
  ADD CONSTRAINT conversation_writers_role_check CHECK (role IN ('client', 'broker', 'admin')) NOT VALID,
  ADD CONSTRAINT conversation_writers_kind_check CHECK (kind <> 'system') NOT VALID,
  ADD CONSTRAINT conversation_writers_texts_check CHECK (length(name) <= 300) NOT VALID;

ALTER TABLE scheduled_messages
  ADD CONSTRAINT scheduled_messages_seen_seq_check CHECK (seen_seq >= 0) NOT VALID,
  ADD CONSTRAINT scheduled_messages_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT scheduled_messages_stop_reason_check CHECK (stop_reason IN ('client_wrote', 'colleague_wrote', 'no_part', 'refused')) NOT VALID,
  ADD CONSTRAINT scheduled_messages_stopped_check CHECK (status <> 'stopped' OR stop_reason IS NOT NULL) NOT VALID,
  ADD CONSTRAINT scheduled_messages_texts_check CHECK (length(sender_name) <= 300 AND length(body) <= 5000 AND length(client_key) <= 100) NOT VALID;

ALTER TABLE canned_replies
  ADD CONSTRAINT canned_replies_shortcut_check CHECK (shortcut ~ '^[a-z0-9][a-z0-9-]{0,29}$') NOT VALID,
  ADD CONSTRAINT canned_replies_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT canned_replies_texts_check CHECK (length(title) <= 80 AND length(body) <= 5000 AND length(created_by_name) <= 300) NOT VALID;

-- Documents.

ALTER TABLE documents
  ADD CONSTRAINT documents_category_check CHECK (category IN ('licence', 'policy', 'property', 'vehicle', 'health', 'business', 'travel', 'other')) NOT VALID,
  ADD CONSTRAINT documents_uploaded_by_role_check CHECK (uploaded_by_role IN ('client', 'broker', 'admin')) NOT VALID,
  ADD CONSTRAINT documents_deleted_check CHECK ((deleted_at IS NULL) = (deleted_by_name IS NULL)) NOT VALID,
  ADD CONSTRAINT documents_texts_check CHECK (length(title) <= 300 AND length(uploaded_by_name) <= 300 AND length(deleted_by_name) <= 300) NOT VALID;

ALTER TABLE document_versions
  ADD CONSTRAINT document_versions_number_check CHECK (number >= 1) NOT VALID,
  ADD CONSTRAINT document_versions_size_check CHECK (size BETWEEN 0 AND 10000000000) NOT VALID,
  ADD CONSTRAINT document_versions_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$') NOT VALID,
  ADD CONSTRAINT document_versions_media_type_check CHECK (media_type IN ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'text/plain')) NOT VALID,
  -- What was found has a time; nothing else was scanned.
  ADD CONSTRAINT document_versions_scanned_at_check CHECK ((scanned_at IS NOT NULL) = (scan_state IN ('clean', 'infected'))) NOT VALID,
  ADD CONSTRAINT document_versions_wrapped_key_check CHECK (octet_length(wrapped_key) <= 1000) NOT VALID,
  ADD CONSTRAINT document_versions_master_key_id_check CHECK (master_key_id ~ '^[0-9a-f]{16}$') NOT VALID,
  ADD CONSTRAINT document_versions_upload_id_check CHECK (upload_id ~ '^[A-Za-z0-9_-]{16,64}$') NOT VALID,
  -- Bytes are removed only where nobody could read them any more.
  ADD CONSTRAINT document_versions_bytes_gone_check CHECK (bytes_gone_at IS NULL OR wrapped_key IS NULL) NOT VALID,
  ADD CONSTRAINT document_versions_texts_check CHECK (length(file_name) <= 300 AND length(storage_key) <= 200 AND length(scan_detail) <= 1000) NOT VALID;

ALTER TABLE document_requests
  ADD CONSTRAINT document_requests_category_check CHECK (category IN ('licence', 'policy', 'property', 'vehicle', 'health', 'business', 'travel', 'other')) NOT VALID,
  ADD CONSTRAINT document_requests_decided_check CHECK (decided_at IS NOT NULL OR status IN ('open', 'submitted')) NOT VALID,
  ADD CONSTRAINT document_requests_due_on_check CHECK (due_on BETWEEN date '2000-01-01' AND date '2100-12-31') NOT VALID,
  ADD CONSTRAINT document_requests_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT document_requests_texts_check CHECK (length(title) <= 300 AND length(why) <= 500 AND length(decision_note) <= 500
    AND length(created_by_name) <= 300) NOT VALID;

ALTER TABLE document_folders
  -- One row: the documents of a database are in one folder.
  ADD CONSTRAINT document_folders_one_check CHECK (id = 1) NOT VALID,
  ADD CONSTRAINT document_folders_texts_check CHECK (length(identity) <= 100) NOT VALID;

-- What people are told.

ALTER TABLE notifications
  ADD CONSTRAINT notifications_seq_check CHECK (seq >= 1) NOT VALID,
  ADD CONSTRAINT notifications_type_check CHECK (type ~ '^[a-z][a-z_]{1,59}$') NOT VALID,
  -- A path of the product: a link that leads elsewhere would be taken for ours.
  ADD CONSTRAINT notifications_link_check CHECK (link ~ '^/([^/]|$)' AND length(link) <= 500) NOT VALID,
  ADD CONSTRAINT notifications_texts_check CHECK (length(title) <= 1000) NOT VALID;

ALTER TABLE notification_counters
  ADD CONSTRAINT notification_counters_seq_check CHECK (seq >= 0) NOT VALID;

ALTER TABLE notification_preferences
  ADD CONSTRAINT notification_preferences_topic_check CHECK (topic IN ('messages', 'documents', 'progress', 'offers', 'operations', 'security')) NOT VALID,
  ADD CONSTRAINT notification_preferences_security_check CHECK (topic <> 'security' OR channel = 'instant') NOT VALID;

ALTER TABLE digest_items
  ADD CONSTRAINT digest_items_path_check CHECK (path ~ '^/([^/]|$)' AND length(path) <= 500) NOT VALID,
  ADD CONSTRAINT digest_items_texts_check CHECK (length(line) <= 1000) NOT VALID;

ALTER TABLE outbox_mails
  ADD CONSTRAINT outbox_mails_template_check CHECK (template ~ '^[a-z][a-z-]{1,59}$') NOT VALID,
  ADD CONSTRAINT outbox_mails_to_check CHECK ("to" ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length("to") <= 254) NOT VALID,
  ADD CONSTRAINT outbox_mails_data_check CHECK (jsonb_typeof(data) = 'object') NOT VALID,
  ADD CONSTRAINT outbox_mails_attempts_check CHECK (attempts >= 0) NOT VALID,
  ADD CONSTRAINT outbox_mails_sent_at_check CHECK ((sent_at IS NOT NULL) = (state = 'sent')) NOT VALID,
  ADD CONSTRAINT outbox_mails_gave_up_at_check CHECK (gave_up_at IS NULL OR state = 'failed') NOT VALID,
  ADD CONSTRAINT outbox_mails_texts_check CHECK (length(to_name) <= 300 AND length(last_error) <= 500) NOT VALID;

ALTER TABLE newsletter_subscribers
  ADD CONSTRAINT newsletter_subscribers_email_check CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length(email) <= 254) NOT VALID,
  ADD CONSTRAINT newsletter_subscribers_email_key_check CHECK (email_key = lower(email COLLATE "C")) NOT VALID,
  ADD CONSTRAINT newsletter_subscribers_confirm_token_hash_check CHECK (confirm_token_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT newsletter_subscribers_topics_check CHECK (topics IS NOT NULL AND topics <@ ARRAY['rules', 'home', 'vehicles', 'business', 'newcomers']) NOT VALID,
  -- Nobody is on the list who has not confirmed, and nobody has left without a time.
  ADD CONSTRAINT newsletter_subscribers_status_check CHECK (CASE status WHEN 'pending' THEN confirm_token_hash IS NOT NULL
    WHEN 'confirmed' THEN confirmed_at IS NOT NULL ELSE unsubscribed_at IS NOT NULL END) NOT VALID;

ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_email_check CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length(email) <= 254) NOT VALID,
  ADD CONSTRAINT contact_messages_phone_e164_check CHECK (phone_e164 ~ '^\+[1-9][0-9]{3,14}$') NOT VALID,
  ADD CONSTRAINT contact_messages_insurance_type_check CHECK (insurance_type IN ('none', 'auto', 'commercial-auto', 'home', 'business', 'group-benefits',
    'life', 'travel', 'supervisa', 'specialty', 'other')) NOT VALID,
  ADD CONSTRAINT contact_messages_via_check CHECK (via IN ('form', 'api')) NOT VALID,
  ADD CONSTRAINT contact_messages_fingerprint_check CHECK (fingerprint ~ '^[A-Za-z0-9_-]{43}$') NOT VALID,
  ADD CONSTRAINT contact_messages_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT contact_messages_handled_check CHECK ((handled_at IS NULL) = (handled_by_name IS NULL)) NOT VALID,
  ADD CONSTRAINT contact_messages_converted_check CHECK ((case_id IS NOT NULL) = (status = 'converted')) NOT VALID,
  ADD CONSTRAINT contact_messages_texts_check CHECK (length(name) <= 300 AND length(phone) <= 40 AND length(subject) <= 200 AND length(message) <= 5000
    AND length(handled_by_name) <= 300) NOT VALID;

ALTER TABLE contact_replies
  ADD CONSTRAINT contact_replies_texts_check CHECK (length(body) <= 5000 AND length(client_key) <= 100 AND length(sender_name) <= 300) NOT VALID;

-- Consent, privacy, retention.

ALTER TABLE consent_texts
  ADD CONSTRAINT consent_texts_purpose_check CHECK (purpose ~ '^[a-z][a-z_]{1,59}$') NOT VALID,
  ADD CONSTRAINT consent_texts_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT consent_texts_texts_check CHECK (length(text) <= 10000) NOT VALID;

ALTER TABLE consent_people
  ADD CONSTRAINT consent_people_email_check CHECK (email_key ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length(email_key) <= 254) NOT VALID,
  ADD CONSTRAINT consent_people_dates_check CHECK (erased_at >= created_at) NOT VALID;

ALTER TABLE consent_records
  ADD CONSTRAINT consent_records_seq_check CHECK (seq >= 1) NOT VALID,
  ADD CONSTRAINT consent_records_channel_check CHECK (channel IN ('web-form', 'mail-link', 'unsubscribe-link', 'contact-form', 'api', 'chat', 'on-request',
    'portal', 'import')) NOT VALID,
  ADD CONSTRAINT consent_records_format_check CHECK (format >= 1) NOT VALID;

ALTER TABLE consent_details
  ADD CONSTRAINT consent_details_evidence_check CHECK (jsonb_typeof(evidence) = 'object') NOT VALID;

ALTER TABLE consent_links
  ADD CONSTRAINT consent_links_hash_check CHECK (hash ~ '^[0-9a-f]{64}$') NOT VALID,
  -- The first one follows nothing.
  ADD CONSTRAINT consent_links_prev_hash_check CHECK (prev_hash ~ '^[0-9a-f]{64}$' OR place = 1) NOT VALID,
  ADD CONSTRAINT consent_links_texts_check CHECK (length(prev_hash) <= 64) NOT VALID;

ALTER TABLE ledger_heads
  ADD CONSTRAINT ledger_heads_place_check CHECK (place >= 1) NOT VALID,
  ADD CONSTRAINT ledger_heads_hash_check CHECK (hash ~ '^[0-9a-f]{64}$') NOT VALID,
  -- Ed25519, and its key as SPKI.
  ADD CONSTRAINT ledger_heads_signature_check CHECK (octet_length(signature) = 64) NOT VALID,
  ADD CONSTRAINT ledger_heads_public_key_check CHECK (octet_length(public_key) = 44) NOT VALID;

ALTER TABLE privacy_requests
  ADD CONSTRAINT privacy_requests_closed_at_check CHECK ((closed_at IS NULL) = (status = 'open')) NOT VALID,
  -- Whoever closed it but the person answered, in words and with a name.
  ADD CONSTRAINT privacy_requests_answer_check CHECK (status NOT IN ('done', 'refused') OR (answer IS NOT NULL AND handled_by_name IS NOT NULL)) NOT VALID,
  ADD CONSTRAINT privacy_requests_dates_check CHECK (due_at > created_at AND closed_at >= created_at) NOT VALID,
  ADD CONSTRAINT privacy_requests_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT privacy_requests_texts_check CHECK (length(note) <= 2000 AND length(answer) <= 2000
    AND length(handled_by_name) <= 300) NOT VALID;

ALTER TABLE legal_holds
  ADD CONSTRAINT legal_holds_released_check CHECK ((released_at IS NULL) = (released_by_name IS NULL)) NOT VALID,
  ADD CONSTRAINT legal_holds_dates_check CHECK (released_at >= created_at) NOT VALID,
  ADD CONSTRAINT legal_holds_texts_check CHECK (length(reason) <= 500 AND length(placed_by_name) <= 300 AND length(released_by_name) <= 300) NOT VALID;

ALTER TABLE retention_runs
  ADD CONSTRAINT retention_runs_rule_check CHECK (rule ~ '^[a-z][a-z_]{1,59}$') NOT VALID,
  ADD CONSTRAINT retention_runs_counts_check CHECK (removed >= 0 AND kept >= 0) NOT VALID;

-- The desk of administrators.

ALTER TABLE audit_entries
  ADD CONSTRAINT audit_entries_action_check CHECK (action ~ '^[a-z][a-z_]{1,29}\.[a-z][a-z_]{1,59}$') NOT VALID,
  ADD CONSTRAINT audit_entries_actor_role_check CHECK (actor_role IN ('client', 'broker', 'admin', 'system')) NOT VALID,
  ADD CONSTRAINT audit_entries_subject_type_check CHECK (subject_type ~ '^[a-z][a-z_]{1,59}$') NOT VALID,
  ADD CONSTRAINT audit_entries_data_check CHECK (jsonb_typeof(data) = 'object') NOT VALID,
  ADD CONSTRAINT audit_entries_texts_check CHECK (length(actor_name) <= 300 AND length(subject_id) <= 200 AND length(subject_label) <= 500
    AND length(reason) <= 2000) NOT VALID;

ALTER TABLE saved_views
  ADD CONSTRAINT saved_views_position_check CHECK (position >= 0) NOT VALID,
  ADD CONSTRAINT saved_views_texts_check CHECK (length(name) <= 60 AND length(query) <= 2000) NOT VALID;

ALTER TABLE bulk_actions
  ADD CONSTRAINT bulk_actions_action_check CHECK (action IN ('priority', 'hold', 'resume', 'handOver')) NOT VALID,
  ADD CONSTRAINT bulk_actions_items_check CHECK (jsonb_typeof(items) = 'array') NOT VALID;

ALTER TABLE import_batches
  ADD CONSTRAINT import_batches_status_check CHECK (CASE status WHEN 'draft' THEN imported_at IS NULL AND undone_at IS NULL
    WHEN 'imported' THEN imported_at IS NOT NULL AND undone_at IS NULL ELSE imported_at IS NOT NULL AND undone_at IS NOT NULL END) NOT VALID,
  ADD CONSTRAINT import_batches_mapping_check CHECK (jsonb_typeof(mapping) = 'object') NOT VALID,
  ADD CONSTRAINT import_batches_columns_check CHECK (columns IS NOT NULL AND cardinality(columns) <= 100 AND length(array_to_string(columns, '')) <= 100000) NOT VALID,
  ADD CONSTRAINT import_batches_row_count_check CHECK (row_count BETWEEN 0 AND 10000) NOT VALID,
  ADD CONSTRAINT import_batches_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT import_batches_texts_check CHECK (length(file_name) <= 1000 AND length(created_by_name) <= 300) NOT VALID;

ALTER TABLE import_rows
  ADD CONSTRAINT import_rows_line_check CHECK (line >= 1) NOT VALID,
  -- The cells; a line that could not be read says why instead.
  ADD CONSTRAINT import_rows_values_check CHECK (jsonb_typeof("values") IN ('array', 'object')) NOT VALID,
  ADD CONSTRAINT import_rows_duplicate_check CHECK (duplicate_case_id IS NULL OR duplicate IS NOT NULL) NOT VALID,
  ADD CONSTRAINT import_rows_texts_check CHECK (length(problem) <= 1000 AND length(duplicate) <= 200) NOT VALID;

ALTER TABLE settings
  ADD CONSTRAINT settings_key_check CHECK (key ~ '^[A-Za-z][A-Za-z0-9_.-]{1,59}$') NOT VALID,
  ADD CONSTRAINT settings_value_check CHECK (jsonb_typeof(value) IN ('object', 'array')) NOT VALID,
  ADD CONSTRAINT settings_version_check CHECK (version >= 1) NOT VALID,
  ADD CONSTRAINT settings_texts_check CHECK (length(updated_by_name) <= 300) NOT VALID;

ALTER TABLE daily_counts
  ADD CONSTRAINT daily_counts_metric_check CHECK (metric IN ('submitted', 'taken_on', 'quoted', 'accepted', 'bound', 'first_reply', 'line', 'source',
    'closed', 'counted')) NOT VALID,
  ADD CONSTRAINT daily_counts_numbers_check CHECK (count >= 0 AND total >= 0) NOT VALID,
  ADD CONSTRAINT daily_counts_texts_check CHECK (length(dimension) <= 100) NOT VALID;

-- The assistant.

ALTER TABLE chat_turns
  ADD CONSTRAINT chat_turns_verdict_check CHECK (verdict IN ('answered', 'abstained', 'limited', 'emergency', 'person', 'courtesy', 'blocked', 'failed')) NOT VALID,
  ADD CONSTRAINT chat_turns_mode_check CHECK (mode IN ('provider', 'embedded', 'fixed')) NOT VALID,
  ADD CONSTRAINT chat_turns_redacted_check CHECK (redacted IS NOT NULL AND redacted <@ ARRAY['email', 'phone', 'card', 'sin', 'licence', 'vin', 'birthdate',
    'health-number', 'postal-code']) NOT VALID,
  ADD CONSTRAINT chat_turns_citations_check CHECK (citations IS NOT NULL AND length(array_to_string(citations, '')) <= 20000) NOT VALID,
  ADD CONSTRAINT chat_turns_took_ms_check CHECK (took_ms >= 0) NOT VALID,
  ADD CONSTRAINT chat_turns_texts_check CHECK (length(page) <= 500 AND length(question) <= 4000 AND length(response) <= 4000) NOT VALID;

ALTER TABLE assistant_usage
  ADD CONSTRAINT assistant_usage_day_check CHECK (day ~ '^\d{4}-\d{2}-\d{2}$') NOT VALID,
  ADD CONSTRAINT assistant_usage_numbers_check CHECK (tokens >= 0 AND calls >= 0) NOT VALID;

-- Machinery.

ALTER TABLE rate_limits
  ADD CONSTRAINT rate_limits_points_check CHECK (points >= 0) NOT VALID,
  ADD CONSTRAINT rate_limits_texts_check CHECK (length(key) <= 300) NOT VALID;

ALTER TABLE key_checks
  ADD CONSTRAINT key_checks_sealed_check CHECK (octet_length(sealed) BETWEEN 1 AND 1000) NOT VALID;

ALTER TABLE browser_failures
  ADD CONSTRAINT browser_failures_fingerprint_check CHECK (fingerprint ~ '^[0-9a-f]{64}$') NOT VALID,
  ADD CONSTRAINT browser_failures_count_check CHECK (count >= 1) NOT VALID,
  ADD CONSTRAINT browser_failures_texts_check CHECK (length(name) <= 100 AND length(message) <= 500 AND length(stack) <= 3000 AND length(page) <= 2000
    AND length(browser) <= 200 AND length(release) <= 40 AND length(request_id) <= 100) NOT VALID;
