-- The pages that may show a key of the kind publishable: a request with it from elsewhere is refused.
ALTER TABLE "api_keys" ADD COLUMN     "origins" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE api_keys
  ADD CONSTRAINT api_keys_origins_check CHECK ((kind = 'publishable') = (cardinality(origins) > 0) AND cardinality(origins) <= 20) NOT VALID;

-- A consent that was given on our own form, shown on the page of a partner.
ALTER TABLE consent_records
  DROP CONSTRAINT consent_records_channel_check,
  ADD CONSTRAINT consent_records_channel_check CHECK (channel IN ('web-form', 'agent', 'mail-link', 'unsubscribe-link', 'contact-form', 'api', 'chat',
    'on-request', 'portal', 'import', 'partner', 'embedded')) NOT VALID;

-- A partner's short name may have digits, and be a single character.
ALTER TABLE cases
  DROP CONSTRAINT cases_source_check,
  ADD CONSTRAINT cases_source_check CHECK (substring(source FROM '^[a-z]+') IN ('website', 'chat', 'contact', 'import', 'broker', 'api')
    AND source ~ '^[a-z]+( form|/[a-z0-9][a-z0-9-]{0,39})?$') NOT VALID;
