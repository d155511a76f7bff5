-- kind: concurrent
ALTER TABLE consent_records VALIDATE CONSTRAINT consent_records_channel_check;
