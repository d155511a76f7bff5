-- A draft that an agent filled in, which only a person can send (docs/decisions/0086): how its software calls itself.
ALTER TABLE "quote_drafts" ADD COLUMN     "prepared_by" TEXT;
ALTER TABLE quote_drafts
  ADD CONSTRAINT quote_drafts_prepared_by_check CHECK (length(prepared_by) BETWEEN 1 AND 80) NOT VALID;

-- The link that an agent hands to its person.
ALTER TABLE quote_draft_keys
  DROP CONSTRAINT quote_draft_keys_kind_check,
  ADD CONSTRAINT quote_draft_keys_kind_check CHECK (kind IN ('email', 'qr', 'agent', 'device')) NOT VALID;

-- A consent that a person gave on our form, after an agent had filled it in.
ALTER TABLE consent_records
  DROP CONSTRAINT consent_records_channel_check,
  ADD CONSTRAINT consent_records_channel_check CHECK (channel IN ('web-form', 'agent', 'mail-link', 'unsubscribe-link', 'contact-form', 'api', 'chat',
    'on-request', 'portal', 'import', 'partner')) NOT VALID;

-- A form of ours that an agent in the browser filled in.
ALTER TABLE users
  DROP CONSTRAINT users_terms_via_check,
  ADD CONSTRAINT users_terms_via_check CHECK (terms_via IN ('form', 'agent', 'api')) NOT VALID;
ALTER TABLE contact_messages
  DROP CONSTRAINT contact_messages_via_check,
  ADD CONSTRAINT contact_messages_via_check CHECK (via IN ('form', 'agent', 'api')) NOT VALID;
