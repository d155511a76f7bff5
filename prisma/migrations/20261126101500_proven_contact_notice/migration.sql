-- kind: concurrent
ALTER TABLE contact_messages VALIDATE CONSTRAINT contact_messages_notice_version_check;
