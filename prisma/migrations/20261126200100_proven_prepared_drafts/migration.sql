-- kind: concurrent
ALTER TABLE quote_drafts VALIDATE CONSTRAINT quote_drafts_prepared_by_check;
ALTER TABLE quote_draft_keys VALIDATE CONSTRAINT quote_draft_keys_kind_check;
ALTER TABLE consent_records VALIDATE CONSTRAINT consent_records_channel_check;
ALTER TABLE users VALIDATE CONSTRAINT users_terms_via_check;
ALTER TABLE contact_messages VALIDATE CONSTRAINT contact_messages_via_check;
