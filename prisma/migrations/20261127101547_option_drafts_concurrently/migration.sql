-- kind: concurrent
ALTER TABLE "quote_options" VALIDATE CONSTRAINT "quote_options_document_fkey";
