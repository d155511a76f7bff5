-- Nullable: messages from before were sent under version 2 of the notice, and conversion treats them so.
ALTER TABLE "contact_messages" ADD COLUMN     "notice_version" INTEGER;
ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_notice_version_check CHECK (notice_version >= 2) NOT VALID;
