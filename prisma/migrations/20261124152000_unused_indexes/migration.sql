-- kind: concurrent
-- By address only a pending invitation is asked for, and user_invitations_one_pending_key answers that.
DROP INDEX CONCURRENTLY IF EXISTS user_invitations_email_key_idx;
-- Retention asks for closed cases that are not yet anonymised, and cases_to_anonymise holds just those.
DROP INDEX CONCURRENTLY IF EXISTS cases_closed;
