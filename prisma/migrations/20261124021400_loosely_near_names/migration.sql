-- A second look for a name that nothing comes near: two letters that changed places in a short or hyphenated name leave half of its
-- trigrams (0.58 for "Demo-Cleint"), and the usual threshold is 0.6.
CREATE FUNCTION loosely_near_cases(name text, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  whose uuid := current_organization();
  usual text := current_setting('pg_trgm.word_similarity_threshold', true);
BEGIN
  PERFORM set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  RETURN QUERY SELECT c.id FROM cases c WHERE c.organization_id = whose
    AND without_accents(c.contact_name) %> without_accents(name) LIMIT most;
  PERFORM set_config('pg_trgm.word_similarity_threshold', coalesce(usual, '0.6'), true);
END $$;

CREATE FUNCTION loosely_near_people(name text, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  whose uuid := current_organization();
  usual text := current_setting('pg_trgm.word_similarity_threshold', true);
BEGIN
  PERFORM set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  RETURN QUERY SELECT u.id FROM users u WHERE u.organization_id = whose
    AND without_accents(u.full_name) %> without_accents(name) LIMIT most;
  PERFORM set_config('pg_trgm.word_similarity_threshold', coalesce(usual, '0.6'), true);
END $$;

REVOKE EXECUTE ON FUNCTION loosely_near_cases(text, int), loosely_near_people(text, int) FROM PUBLIC;
