-- Under row-level security a condition reaches an index only if its operator is known not to leak what it compares (docs/decisions/0050).
-- That is known of texts, numbers, moments, keys and LEAST, and not of enumerations and COALESCE.

-- The status that lists are ordered by is a text here; the case itself keeps the enumeration.
DROP INDEX case_states_broker_due;
DROP INDEX case_states_all_due;
DROP INDEX case_states_all_activity;
-- lint: allow type: there is no release yet, and so nobody who waits for the table
ALTER TABLE case_states ALTER COLUMN status TYPE text COLLATE "C" USING status::text;
ALTER TABLE case_states ADD CONSTRAINT case_states_status_check CHECK (status IN (
  'new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted', 'bound', 'lost', 'withdrawn', 'duplicate')) NOT VALID;

CREATE OR REPLACE FUNCTION carry_scope() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  c cases;
BEGIN
  SELECT * INTO c FROM cases WHERE id = NEW.id;
  IF EXISTS (SELECT 1 FROM case_states s WHERE s.case_id = c.id
      AND (s.status, s.priority, s.broker_id) IS NOT DISTINCT FROM (c.status::text, c.priority, c.broker_id)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO case_states (case_id, status, priority, broker_id, last_event_at)
  VALUES (c.id, c.status::text, c.priority, c.broker_id, c.created_at)
  ON CONFLICT (case_id) DO UPDATE SET status = excluded.status, priority = excluded.priority, broker_id = excluded.broker_id;
  RETURN NULL;
END $$;

-- The same of a role, for the lists of people.
-- lint: allow lock: there is no release yet, and so nobody who waits for the table
ALTER TABLE users ADD COLUMN role_text varchar(6) COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  CASE role WHEN 'client' THEN 'client' WHEN 'broker' THEN 'broker' WHEN 'admin' THEN 'admin' END) STORED;

-- Those with an order get the organization in front, by the next migration, and leave when it is there.
ALTER INDEX cases_all_area RENAME TO cases_all_area_before;
ALTER INDEX cases_without_account RENAME TO cases_without_account_before;
ALTER INDEX users_clients_disabled RENAME TO users_clients_disabled_before;
ALTER INDEX users_clients_unverified RENAME TO users_clients_unverified_before;
ALTER INDEX users_disabled RENAME TO users_disabled_before;

-- What is looked for by words, or by how a name is spelled, reaches its index only in here: as the owner, whom no policy keeps from it, and
-- within the organization of the session. It answers keys; what they stand for is read behind the policies. Planned anew each time, because
-- the words decide; mostly few rows hold them, and those are looked up by their keys.
CREATE FUNCTION found_cases(words tsquery, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  whose uuid := current_organization();
BEGIN
  RETURN QUERY SELECT c.id FROM cases c WHERE c.organization_id = whose
    AND case_words(c.contact_name, c.contact_email, c.title, c.contact_phone_e164, c.policy_number, c.serial) @@ words LIMIT most;
END $$;

CREATE FUNCTION found_people(words tsquery, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  whose uuid := current_organization();
BEGIN
  RETURN QUERY SELECT u.id FROM users u WHERE u.organization_id = whose
    AND person_words(u.full_name, u.username, u.email, u.phone_e164) @@ words LIMIT most;
END $$;

CREATE FUNCTION found_audit(words tsquery, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  whose uuid := current_organization();
BEGIN
  RETURN QUERY SELECT a.id FROM audit_entries a WHERE a.organization_id = whose
    AND audit_words(a.actor_name, a.subject_label, a.reason) @@ words LIMIT most;
END $$;

CREATE FUNCTION found_messages(words tsquery, most int) RETURNS TABLE (case_id uuid, seq int, created_at timestamptz)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  whose uuid := current_organization();
BEGIN
  RETURN QUERY SELECT m.case_id, m.seq, m.created_at FROM messages m WHERE m.organization_id = whose
    AND to_tsvector('simple', m.body) @@ words LIMIT most;
END $$;

CREATE FUNCTION near_cases(name text, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  whose uuid := current_organization();
BEGIN
  RETURN QUERY SELECT c.id FROM cases c WHERE c.organization_id = whose
    AND without_accents(c.contact_name) %> without_accents(name) LIMIT most;
END $$;

CREATE FUNCTION near_people(name text, most int) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  whose uuid := current_organization();
BEGIN
  RETURN QUERY SELECT u.id FROM users u WHERE u.organization_id = whose
    AND without_accents(u.full_name) %> without_accents(name) LIMIT most;
END $$;

REVOKE EXECUTE ON FUNCTION found_cases(tsquery, int), found_people(tsquery, int), found_audit(tsquery, int), found_messages(tsquery, int),
  near_cases(text, int), near_people(text, int) FROM PUBLIC;
