-- kind: concurrent
-- Erasure looks for unsent drafts by the mailbox that was typed in them (docs/decisions/0046). A draft that was sent keeps no answers, so
-- it is not in this index. Neither is an answer longer than any mailbox: nothing checks a draft, and a page of an index holds 2.7 kB of it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS quote_drafts_mailbox ON quote_drafts (lower(trim(answers ->> 'email')))
  WHERE length(answers ->> 'email') <= 320;
