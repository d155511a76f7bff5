-- The second look of loosely_near_names at those who wrote by the contact form. No policy stands before their rows: nobody's rights are needed.
CREATE FUNCTION loosely_near_letters(name text, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan
  SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  usual text := current_setting('pg_trgm.word_similarity_threshold', true);
BEGIN
  PERFORM set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  RETURN QUERY SELECT l.id FROM contact_messages l WHERE without_accents(l.name) %> without_accents($1) LIMIT most;
  PERFORM set_config('pg_trgm.word_similarity_threshold', coalesce(usual, '0.6'), true);
END $$;
