-- kind: concurrent
ALTER TABLE api_keys VALIDATE CONSTRAINT api_keys_origins_check;
ALTER TABLE consent_records VALIDATE CONSTRAINT consent_records_channel_check;
