-- How much work a broker holds, kept by triggers: every path that gives or takes a case or an offer keeps it, also one written by hand.
-- Narrow and half empty, so that its updates stay on their page.
CREATE TABLE "broker_loads" (
    "broker_id" UUID NOT NULL,
    "open_cases" INTEGER NOT NULL DEFAULT 0,
    "open_offers" INTEGER NOT NULL DEFAULT 0,
    "last_offered_at" TIMESTAMPTZ(3),

    CONSTRAINT "broker_loads_pkey" PRIMARY KEY ("broker_id"),
    CONSTRAINT "broker_loads_not_negative" CHECK ("open_cases" >= 0 AND "open_offers" >= 0)
) WITH (fillfactor = 50);
ALTER TABLE "broker_loads" ADD CONSTRAINT "broker_loads_broker_id_fkey" FOREIGN KEY ("broker_id") REFERENCES "broker_profiles"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A broker begins with what is already there: an account may have had another role before.
CREATE FUNCTION begin_broker_load() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO broker_loads (broker_id, open_cases, open_offers) VALUES (
    NEW.user_id,
    (SELECT count(*) FROM cases WHERE broker_id = NEW.user_id
      AND status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted')),
    (SELECT count(*) FROM offers WHERE broker_id = NEW.user_id AND status = 'open'))
  ON CONFLICT (broker_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_load AFTER INSERT ON "broker_profiles" FOR EACH ROW EXECUTE FUNCTION begin_broker_load();

-- Moves one place from the first broker to the second; either may be NULL. Both rows are locked in the order of their ids, so that two
-- cases that change places between two brokers cannot wait for each other. Never below zero: a count that was wrong must not keep anybody
-- from closing a case. The sweep finds it.
CREATE FUNCTION move_broker_load(lost uuid, gained uuid, moved_cases int, moved_offers int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF lost IS NOT DISTINCT FROM gained THEN
    RETURN;
  END IF;
  PERFORM 1 FROM broker_loads WHERE broker_id IN (lost, gained) ORDER BY broker_id FOR NO KEY UPDATE;
  UPDATE broker_loads SET
    open_cases = greatest(0, open_cases + CASE WHEN broker_id = gained THEN moved_cases ELSE -moved_cases END),
    open_offers = greatest(0, open_offers + CASE WHEN broker_id = gained THEN moved_offers ELSE -moved_offers END)
  WHERE broker_id IN (lost, gained);
END $$;

CREATE FUNCTION keep_case_load() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  open_statuses CONSTANT text[] := '{new,offered,active,waiting_client,on_hold,quoted,accepted}';
  lost uuid;
  gained uuid;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status::text = ANY (open_statuses) THEN
    lost := OLD.broker_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status::text = ANY (open_statuses) THEN
    gained := NEW.broker_id;
  END IF;
  PERFORM move_broker_load(lost, gained, 1, 0);
  RETURN NULL;
END $$;
-- Named apart, because the conditions differ: most updates of a case change neither and call nothing.
CREATE TRIGGER keep_load_given AFTER INSERT ON "cases" FOR EACH ROW
  WHEN (NEW.broker_id IS NOT NULL) EXECUTE FUNCTION keep_case_load();
CREATE TRIGGER keep_load_moved AFTER UPDATE OF "broker_id", "status" ON "cases" FOR EACH ROW
  WHEN (OLD.broker_id IS DISTINCT FROM NEW.broker_id OR OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_case_load();
CREATE TRIGGER keep_load_gone AFTER DELETE ON "cases" FOR EACH ROW
  WHEN (OLD.broker_id IS NOT NULL) EXECUTE FUNCTION keep_case_load();

CREATE FUNCTION keep_offer_load() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost uuid;
  gained uuid;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'open' THEN
    lost := OLD.broker_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'open' THEN
    gained := NEW.broker_id;
  END IF;
  PERFORM move_broker_load(lost, gained, 0, 1);
  IF TG_OP = 'INSERT' THEN
    UPDATE broker_loads SET last_offered_at = greatest(last_offered_at, NEW.offered_at) WHERE broker_id = NEW.broker_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_load_given AFTER INSERT OR DELETE ON "offers" FOR EACH ROW EXECUTE FUNCTION keep_offer_load();
CREATE TRIGGER keep_load_moved AFTER UPDATE OF "broker_id", "status" ON "offers" FOR EACH ROW
  WHEN (OLD.broker_id IS DISTINCT FROM NEW.broker_id OR OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_offer_load();

INSERT INTO "broker_loads" ("broker_id", "open_cases", "open_offers", "last_offered_at")
SELECT p.user_id, coalesce(c.count, 0), coalesce(o.count, 0), p.last_offered_at
FROM "broker_profiles" p
LEFT JOIN (SELECT broker_id, count(*) FROM "cases"
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted') GROUP BY 1) c ON c.broker_id = p.user_id
LEFT JOIN (SELECT broker_id, count(*) FROM "offers" WHERE status = 'open' GROUP BY 1) o ON o.broker_id = p.user_id;
ALTER TABLE "broker_profiles" DROP COLUMN "last_offered_at";
