-- The browser that sent a request may add to it for a day (docs/decisions/0078).
ALTER TABLE "quote_drafts" ADD COLUMN     "sent_token_hash" TEXT;
ALTER TABLE quote_drafts
  ADD CONSTRAINT quote_drafts_sent_token_hash_check CHECK (sent_token_hash ~ '^[A-Za-z0-9_-]{43}$') NOT VALID;
