-- What grows with every day lies in months from now on: the history and the messages of cases, the audit, notifications, mails and the
-- questions to the assistant. A month that has reached the end of its retention is dropped whole (docs/decisions/0053-history-by-month.md).
--
-- The key of a row says its month: the first 48 bits of a version 7 UUID are milliseconds since 1970. History and messages go by the
-- month in which their case was opened, so that everything of a case lies together. Notifications have no such key and go by their time.

-- Which tables lie in months, by which column, and how their months are stored.
CREATE FUNCTION tables_by_month() RETURNS TABLE (parent text, key text, options text) LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  VALUES
    ('audit_entries', 'id', NULL),
    ('case_events', 'case_id', 'autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02'),
    ('chat_turns', 'id', NULL),
    ('messages', 'case_id', 'autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02'),
    ('notifications', 'created_at', 'fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05'),
    ('outbox_mails', 'id', 'fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500');
END;

-- The first key of a month. Months begin in UTC: a zone would need the server's zone data.
CREATE FUNCTION month_bound(key text, month date) RETURNS text LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT CASE key
    WHEN 'created_at' THEN to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00'
    ELSE (lpad(to_hex((month - date '1970-01-01')::bigint * 86400000), 12, '0') || repeat('0', 20))::uuid::text
  END;
END;

-- Makes the months from the first to the last that are missing, and answers how many. Attaching holds nobody up who reads or writes
-- other months. What came before its month had a place lies in the rest; such a month is left out, and its rows stay there.
CREATE FUNCTION make_months(first date, last date) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  plan record;
  month date;
  part text;
  made int := 0;
BEGIN
  FOR plan IN SELECT * FROM tables_by_month() LOOP
    FOR month IN SELECT generate_series(date_trunc('month', first::timestamp), last::timestamp, '1 month')::date LOOP
      part := plan.parent || to_char(month, '_YYYY_MM');
      CONTINUE WHEN to_regclass('public.' || part) IS NOT NULL;
      BEGIN
        EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL)', part, plan.parent);
        IF plan.options IS NOT NULL THEN
          EXECUTE format('ALTER TABLE public.%I SET (%s)', part, plan.options);
        END IF;
        EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', plan.parent, part,
          month_bound(plan.key, month), month_bound(plan.key, (month + interval '1 month')::date));
        PERFORM guard_month(plan.parent, part);
        made := made + 1;
      EXCEPTION WHEN check_violation THEN
        RAISE WARNING 'Rows of % lie in the rest, which keeps them', part;
      END;
    END LOOP;
  END LOOP;
  RETURN made;
END $$;

-- Triggers per statement answer for the table that a statement names: a partition needs its own, or naming it would be a way around.
CREATE FUNCTION guard_month(parent text, part text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  definition text;
BEGIN
  FOR definition IN
    SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = parent::regclass AND NOT tgisinternal AND tgtype & 1 = 0
  LOOP
    EXECUTE replace(definition, format(' ON public.%I ', parent), format(' ON public.%I ', part));
  END LOOP;
END $$;

-- Drops a month that is over, if it has just so many rows, and answers whether it did. Retention has counted them: all of them have
-- reached their end. Rows that came, or went, since then change the number.
CREATE FUNCTION drop_month(part text, expected bigint) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  plan record;
  found bigint;
BEGIN
  SELECT t.* INTO plan FROM tables_by_month() t JOIN pg_inherits i ON i.inhparent = t.parent::regclass
    WHERE i.inhrelid = to_regclass('public.' || quote_ident(part)) AND part ~ '_\d{4}_\d\d$';
  IF plan IS NULL THEN
    RAISE EXCEPTION '% is no month of a table', part USING ERRCODE = 'invalid_parameter_value';
  END IF;
  IF to_date(right(part, 7), 'YYYY_MM') + interval '2 months' > now() THEN
    RAISE EXCEPTION '% is not over for long enough', part USING ERRCODE = 'invalid_parameter_value';
  END IF;
  EXECUTE format('LOCK TABLE public.%I, public.%I IN ACCESS EXCLUSIVE MODE', plan.parent, part);
  EXECUTE format('SELECT count(*) FROM public.%I', part) INTO found;
  IF found <> expected THEN
    RETURN false;
  END IF;
  EXECUTE format('DROP TABLE public.%I', part);
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION make_months(date, date), drop_month(text, bigint), guard_month(text, text) FROM PUBLIC;

-- Attachments: the messages they point to are found by their case now, and so are the documents.
ALTER TABLE message_attachments DROP CONSTRAINT message_attachments_message_id_fkey, DROP CONSTRAINT message_attachments_pkey,
  DROP CONSTRAINT message_attachments_document_id_fkey;
ALTER TABLE message_attachments ADD COLUMN case_id uuid;
UPDATE message_attachments a SET case_id = m.case_id FROM messages m WHERE m.id = a.message_id;
ALTER TABLE message_attachments ALTER COLUMN case_id SET NOT NULL, ADD PRIMARY KEY (case_id, message_id, document_id);
CREATE UNIQUE INDEX documents_case_id_id_key ON documents (case_id, id);

-- Puts a table into months. Columns, defaults, checks, keys, indexes, references, triggers and policies stay as they are; only a primary
-- key that does not hold the month is given another.
CREATE FUNCTION lay_in_months(parent text, primary_key text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before text := parent || '_before';
  key text := (SELECT t.key FROM tables_by_month() t WHERE t.parent = lay_in_months.parent);
  definitions text[];
  definition text;
  same record;
BEGIN
  SELECT array_agg(text ORDER BY place) INTO definitions FROM (
    SELECT 1 AS place, format('ALTER TABLE public.%I ADD CONSTRAINT %I %s', parent, conname,
        CASE WHEN contype = 'p' AND primary_key IS NOT NULL THEN primary_key ELSE pg_get_constraintdef(oid) END) AS text
      FROM pg_constraint WHERE conrelid = parent::regclass AND contype IN ('p', 'u', 'f')
    UNION ALL
    SELECT 2, pg_get_indexdef(indexrelid) FROM pg_index i WHERE indrelid = parent::regclass
      AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.conrelid = i.indrelid)
    UNION ALL
    SELECT 3, pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = parent::regclass AND NOT tgisinternal
  ) AS everything;
  EXECUTE format('ALTER TABLE public.%I RENAME TO %I', parent, before);
  -- Names of indexes are taken once only.
  FOR same IN SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = before::regclass LOOP
    EXECUTE format('ALTER INDEX public.%I RENAME TO %I', same.name, left(same.name, 55) || '_before');
  END LOOP;
  EXECUTE format(
    'CREATE TABLE public.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE INCLUDING COMMENTS) PARTITION BY RANGE (%I)',
    parent, before, key);
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
  EXECUTE format('CREATE TABLE public.%I PARTITION OF public.%I DEFAULT', parent || '_rest', parent);
  PERFORM guard_month(parent, parent || '_rest');
END $$;

SELECT lay_in_months('audit_entries', NULL);
SELECT lay_in_months('case_events', NULL);
SELECT lay_in_months('chat_turns', NULL);
SELECT lay_in_months('messages', 'PRIMARY KEY (case_id, id)');
SELECT lay_in_months('notifications', 'PRIMARY KEY (user_id, seq, created_at)');
SELECT lay_in_months('outbox_mails', NULL);
SELECT make_months((now() - interval '1 month')::date, (now() + interval '3 months')::date);

INSERT INTO audit_entries SELECT * FROM audit_entries_before;
INSERT INTO case_events SELECT * FROM case_events_before;
INSERT INTO chat_turns SELECT * FROM chat_turns_before;
INSERT INTO messages SELECT * FROM messages_before;
INSERT INTO notifications SELECT * FROM notifications_before;
INSERT INTO outbox_mails SELECT * FROM outbox_mails_before;
DROP TABLE audit_entries_before, case_events_before, chat_turns_before, messages_before, notifications_before, outbox_mails_before;
DROP FUNCTION lay_in_months(text, text);

ALTER TABLE message_attachments
  ADD CONSTRAINT message_attachments_case_id_message_id_fkey FOREIGN KEY (case_id, message_id) REFERENCES messages (case_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT message_attachments_case_id_document_id_fkey FOREIGN KEY (case_id, document_id) REFERENCES documents (case_id, id) ON DELETE RESTRICT ON UPDATE CASCADE;
