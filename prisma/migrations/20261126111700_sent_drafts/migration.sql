-- kind: data
-- walk: quote_drafts by id, 1000 rows at a time
UPDATE quote_drafts SET sent_at = cases.created_at FROM cases
WHERE quote_drafts.id BETWEEN $1 AND $2 AND cases.draft_id = quote_drafts.id AND quote_drafts.sent_at IS NULL;
