-- The functions that find rows by their words ask the stored ones. Never by reading the table, which PostgreSQL takes for cheaper when it
-- expects many matches and a limit is in sight.
CREATE OR REPLACE FUNCTION found_cases(words tsquery, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan
  SET max_parallel_workers_per_gather = 0 SET enable_seqscan = off AS $$
DECLARE
  whose uuid := current_organization();
BEGIN
  RETURN QUERY SELECT c.id FROM cases c WHERE c.organization_id = whose AND c.search_words @@ words LIMIT most;
END $$;

CREATE OR REPLACE FUNCTION found_people(words tsquery, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan
  SET max_parallel_workers_per_gather = 0 SET enable_seqscan = off AS $$
DECLARE
  whose uuid := current_organization();
BEGIN
  RETURN QUERY SELECT u.id FROM users u WHERE u.organization_id = whose AND u.search_words @@ words LIMIT most;
END $$;
