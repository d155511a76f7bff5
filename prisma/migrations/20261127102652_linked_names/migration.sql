-- kind: data
-- walk: cases by id, 1000 rows at a time
UPDATE cases SET linked_names = names_linked_to(id)
  WHERE id BETWEEN $1 AND $2 AND anonymised_at IS NULL AND linked_names IS DISTINCT FROM names_linked_to(id);
