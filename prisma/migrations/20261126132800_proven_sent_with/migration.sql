-- kind: concurrent
ALTER TABLE quote_drafts VALIDATE CONSTRAINT quote_drafts_sent_token_hash_check;
