-- What proves is append only for a session with session_replication_role = replica as well. The owner of our own cluster may set that (the
-- large seed does), and ordinary triggers do not fire then: one SET would have opened all of these tables at once, without a trace in any
-- of them. Putting a trigger aside by name is what remains (docs/operations.md).

-- A month gets the triggers of its table, and fires them when its table does.
CREATE OR REPLACE FUNCTION guard_month(parent text, part text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  guard record;
BEGIN
  FOR guard IN
    SELECT tgname AS name, tgenabled AS fires, pg_get_triggerdef(oid) AS definition FROM pg_trigger
    WHERE tgrelid = parent::regclass AND NOT tgisinternal AND tgtype & 1 = 0
  LOOP
    EXECUTE replace(guard.definition, format(' ON public.%I ', parent), format(' ON public.%I ', part));
    IF guard.fires = 'A' THEN
      EXECUTE format('ALTER TABLE public.%I ENABLE ALWAYS TRIGGER %I', part, guard.name);
    END IF;
  END LOOP;
END $$;

-- The tables and all their months: which those are, only the catalogue knows.
CREATE FUNCTION always_append_only() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  guarded regclass;
BEGIN
  FOR guarded IN SELECT tgrelid::regclass FROM pg_trigger WHERE tgname = 'append_only' ORDER BY 1 LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER append_only', guarded);
  END LOOP;
END $$;
SELECT always_append_only();
DROP FUNCTION always_append_only();
