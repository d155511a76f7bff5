-- A month of messages can be dropped now, like the other months (docs/decisions/0048). What was sent along with a message points to it, so
-- those rows go first, and the month is detached before it is dropped: PostgreSQL drops no partition that a foreign key refers to.
CREATE OR REPLACE FUNCTION drop_month(part text, expected bigint) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  plan record;
  found bigint;
  month date;
BEGIN
  SELECT t.* INTO plan FROM tables_by_month() t JOIN pg_inherits i ON i.inhparent = t.parent::regclass
    WHERE i.inhrelid = to_regclass('public.' || quote_ident(part)) AND part ~ '_\d{4}_\d\d$';
  IF plan IS NULL THEN
    RAISE EXCEPTION '% is no month of a table', part USING ERRCODE = 'invalid_parameter_value';
  END IF;
  month := to_date(right(part, 7), 'YYYY_MM');
  IF month + interval '2 months' > now() THEN
    RAISE EXCEPTION '% is not over for long enough', part USING ERRCODE = 'invalid_parameter_value';
  END IF;
  EXECUTE format('LOCK TABLE public.%I, public.%I IN ACCESS EXCLUSIVE MODE', plan.parent, part);
  EXECUTE format('SELECT count(*) FROM public.%I', part) INTO found;
  IF found <> expected THEN
    RETURN false;
  END IF;
  IF plan.parent = 'messages' THEN
    DELETE FROM public.message_attachments WHERE case_id >= month_bound('case_id', month)::uuid
      AND case_id < month_bound('case_id', (month + interval '1 month')::date)::uuid;
    EXECUTE format('ALTER TABLE public.messages DETACH PARTITION public.%I', part);
  END IF;
  EXECUTE format('DROP TABLE public.%I', part);
  RETURN true;
END $$;
