-- A consent that was said to a broker, who read the words aloud and recorded it.
ALTER TABLE consent_records
  DROP CONSTRAINT consent_records_channel_check,
  ADD CONSTRAINT consent_records_channel_check CHECK (channel IN ('web-form', 'agent', 'mail-link', 'unsubscribe-link', 'contact-form', 'api', 'chat',
    'on-request', 'portal', 'import', 'partner', 'embedded', 'spoken')) NOT VALID;
