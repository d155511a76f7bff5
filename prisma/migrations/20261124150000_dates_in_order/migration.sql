-- Nothing is used, answered, decided or deleted before it exists. Decision 0042 leaves out moments that two processes write within
-- a moment of each other; a person comes between those compared here. tests/support/times-without-order.ts says why the others are not.
-- Rules that exist are extended rather than joined by another: each CHECK is read anew for every statement that writes to its table.

ALTER TABLE account_tokens
  DROP CONSTRAINT account_tokens_dates_check,
  ADD CONSTRAINT account_tokens_dates_check CHECK (expires_at > created_at AND used_at >= created_at) NOT VALID;

ALTER TABLE cases
  DROP CONSTRAINT cases_closed_after_opening_check,
  ADD CONSTRAINT cases_dates_check CHECK (closed_at >= created_at AND assigned_at >= created_at AND first_reply_at >= created_at
    AND waiting_since >= created_at AND anonymised_at >= created_at) NOT VALID;

ALTER TABLE offers
  DROP CONSTRAINT offers_dates_check,
  ADD CONSTRAINT offers_dates_check CHECK (expires_at > offered_at AND responded_at >= offered_at AND warned_at >= offered_at) NOT VALID;

ALTER TABLE case_invitations
  DROP CONSTRAINT case_invitations_dates_check,
  ADD CONSTRAINT case_invitations_dates_check CHECK (expires_at > created_at AND used_at >= created_at) NOT VALID;

ALTER TABLE case_participants
  DROP CONSTRAINT case_participants_dates_check,
  ADD CONSTRAINT case_participants_dates_check CHECK (expires_at > created_at AND accepted_at >= created_at
    AND removed_at >= created_at) NOT VALID;

ALTER TABLE documents
  ADD CONSTRAINT documents_dates_check CHECK (deleted_at >= created_at) NOT VALID;

ALTER TABLE document_versions
  ADD CONSTRAINT document_versions_dates_check CHECK (bytes_gone_at >= created_at) NOT VALID;

ALTER TABLE document_requests
  ADD CONSTRAINT document_requests_dates_check CHECK (decided_at >= created_at) NOT VALID;

ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_dates_check CHECK (handled_at >= created_at) NOT VALID;

ALTER TABLE newsletter_subscribers
  ADD CONSTRAINT newsletter_subscribers_dates_check CHECK (confirmation_sent_at >= created_at AND confirmed_at >= created_at
    AND unsubscribed_at >= created_at) NOT VALID;

ALTER TABLE import_batches
  ADD CONSTRAINT import_batches_dates_check CHECK (imported_at >= created_at AND undone_at >= imported_at) NOT VALID;

ALTER TABLE bulk_actions
  ADD CONSTRAINT bulk_actions_dates_check CHECK (undone_at >= created_at) NOT VALID;
