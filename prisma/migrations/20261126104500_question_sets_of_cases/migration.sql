-- kind: data
-- walk: cases by id, 1000 rows at a time
UPDATE cases SET question_set = 'full' WHERE id BETWEEN $1 AND $2 AND draft_id IS NOT NULL AND question_set IS NULL;
