-- Versions of the product’s own replies, colleagues named in notes, calls that were noted, and follow-ups to clients who do not answer.
CREATE TYPE "follow_up_status" AS ENUM ('running', 'finished', 'stopped');

ALTER TABLE "canned_replies" ADD COLUMN     "replaces" TEXT;

CREATE TABLE "message_mentions" (
    "case_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "notified" BOOLEAN NOT NULL,

    CONSTRAINT "message_mentions_pkey" PRIMARY KEY ("case_id","message_id","user_id")
);

CREATE TABLE "logged_calls" (
    "case_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "direction" TEXT NOT NULL,
    "reached" BOOLEAN NOT NULL,
    "minutes" INTEGER,

    CONSTRAINT "logged_calls_pkey" PRIMARY KEY ("case_id","message_id")
);

CREATE TABLE "follow_ups" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_step" INTEGER NOT NULL DEFAULT 1,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_event" INTEGER NOT NULL,
    "status" "follow_up_status" NOT NULL DEFAULT 'running',
    "stop_reason" TEXT,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "follow_ups_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "message_mentions_user_id_idx" ON "message_mentions"("user_id");

CREATE INDEX "follow_ups_case_id_started_at_idx" ON "follow_ups"("case_id", "started_at");

CREATE INDEX "follow_ups_status_next_at_idx" ON "follow_ups"("status", "next_at");

ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_case_id_message_id_fkey" FOREIGN KEY ("case_id", "message_id") REFERENCES "messages"("case_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "logged_calls" ADD CONSTRAINT "logged_calls_case_id_message_id_fkey" FOREIGN KEY ("case_id", "message_id") REFERENCES "messages"("case_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE canned_replies
  ADD CONSTRAINT canned_replies_replaces_check CHECK (replaces ~ '^[a-z][a-z0-9-]{1,39}$') NOT VALID;

ALTER TABLE logged_calls
  ADD CONSTRAINT logged_calls_direction_check CHECK (direction IN ('outgoing', 'incoming')),
  ADD CONSTRAINT logged_calls_reached_check CHECK (reached OR direction = 'outgoing'),
  ADD CONSTRAINT logged_calls_minutes_check CHECK (minutes IS NULL OR (reached AND minutes BETWEEN 0 AND 600));

ALTER TABLE follow_ups
  ADD CONSTRAINT follow_ups_next_step_check CHECK (next_step BETWEEN 1 AND 20),
  ADD CONSTRAINT follow_ups_seen_event_check CHECK (seen_event >= 0),
  ADD CONSTRAINT follow_ups_stop_reason_check CHECK (stop_reason IN ('client_answered', 'broker_wrote', 'closed', 'on_hold', 'reassigned', 'refused',
    'unfinished', 'by_hand')),
  ADD CONSTRAINT follow_ups_stopped_check CHECK ((status = 'stopped') = (stop_reason IS NOT NULL)),
  ADD CONSTRAINT follow_ups_ended_check CHECK ((status = 'running') = (ended_at IS NULL));

-- One at a time in a case.
CREATE UNIQUE INDEX follow_ups_one_running ON follow_ups (case_id) WHERE status = 'running';

-- A month of messages that is dropped takes these with it, as it takes attachments.
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
    DELETE FROM public.message_mentions WHERE case_id >= month_bound('case_id', month)::uuid
      AND case_id < month_bound('case_id', (month + interval '1 month')::date)::uuid;
    DELETE FROM public.logged_calls WHERE case_id >= month_bound('case_id', month)::uuid
      AND case_id < month_bound('case_id', (month + interval '1 month')::date)::uuid;
    EXECUTE format('ALTER TABLE public.messages DETACH PARTITION public.%I', part);
  END IF;
  EXECUTE format('DROP TABLE public.%I', part);
  RETURN true;
END $$;
