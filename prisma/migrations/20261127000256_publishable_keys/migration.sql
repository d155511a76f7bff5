-- The pages that may show a key of the kind publishable: a request with it from elsewhere is refused.
ALTER TABLE "api_keys" ADD COLUMN     "origins" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE api_keys
  ADD CONSTRAINT api_keys_origins_check CHECK ((kind = 'publishable') = (cardinality(origins) > 0) AND cardinality(origins) <= 20) NOT VALID;

-- A consent that was given on our own form, shown on the page of a partner.
ALTER TABLE consent_records
  DROP CONSTRAINT consent_records_channel_check,
  ADD CONSTRAINT consent_records_channel_check CHECK (channel IN ('web-form', 'agent', 'mail-link', 'unsubscribe-link', 'contact-form', 'api', 'chat',
    'on-request', 'portal', 'import', 'partner', 'embedded')) NOT VALID;
