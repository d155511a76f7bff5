-- kind: concurrent
-- Proves the order of dates in the rows that are there, while everybody works.

ALTER TABLE account_tokens VALIDATE CONSTRAINT account_tokens_dates_check;
ALTER TABLE cases VALIDATE CONSTRAINT cases_dates_check;
ALTER TABLE offers VALIDATE CONSTRAINT offers_dates_check;
ALTER TABLE case_invitations VALIDATE CONSTRAINT case_invitations_dates_check;
ALTER TABLE case_participants VALIDATE CONSTRAINT case_participants_dates_check;
ALTER TABLE documents VALIDATE CONSTRAINT documents_dates_check;
ALTER TABLE document_versions VALIDATE CONSTRAINT document_versions_dates_check;
ALTER TABLE document_requests VALIDATE CONSTRAINT document_requests_dates_check;
ALTER TABLE contact_messages VALIDATE CONSTRAINT contact_messages_dates_check;
ALTER TABLE newsletter_subscribers VALIDATE CONSTRAINT newsletter_subscribers_dates_check;
ALTER TABLE import_batches VALIDATE CONSTRAINT import_batches_dates_check;
ALTER TABLE bulk_actions VALIDATE CONSTRAINT bulk_actions_dates_check;
