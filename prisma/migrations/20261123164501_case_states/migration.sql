-- What every message changes of a case, in a narrow row of its own (docs/decisions/0044). It keeps room on its page for the changes that
-- touch no index, and is vacuumed after a share of its rows that a table of a million reaches within a day.
CREATE TABLE case_states (
  case_id uuid NOT NULL,
  status case_status NOT NULL,
  priority case_priority NOT NULL,
  broker_id uuid,
  event_seq integer NOT NULL DEFAULT 0,
  message_seq integer NOT NULL DEFAULT 0,
  last_event_at timestamptz(3) NOT NULL,
  take_due_at timestamptz(3),
  first_reply_due_at timestamptz(3),
  confirm_due_at timestamptz(3),
  due_told_at timestamptz(3),
  breach_told_at timestamptz(3),
  paused_due_at timestamptz(3),
  paused_at timestamptz(3),
  CONSTRAINT case_states_pkey PRIMARY KEY (case_id),
  CONSTRAINT case_states_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT case_states_numbers_count_up CHECK (event_seq >= 0 AND message_seq >= 0)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

CREATE INDEX case_states_last_event_at_case_id_idx ON case_states (last_event_at DESC, case_id DESC);
CREATE INDEX case_states_status_last_event_at_case_id_idx ON case_states (status, last_event_at DESC, case_id DESC);
CREATE INDEX case_states_broker_id_last_event_at_case_id_idx ON case_states (broker_id, last_event_at DESC, case_id DESC);
-- What is due first: everything open, and whatever has ended with somebody still waiting.
CREATE INDEX case_states_broker_due ON case_states
  (broker_id, (coalesce(least(take_due_at, first_reply_due_at, confirm_due_at), 'infinity'::timestamptz)), case_id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted')
    OR least(take_due_at, first_reply_due_at, confirm_due_at) IS NOT NULL;
CREATE INDEX case_states_all_due ON case_states
  ((coalesce(least(take_due_at, first_reply_due_at, confirm_due_at), 'infinity'::timestamptz)), case_id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted')
    OR least(take_due_at, first_reply_due_at, confirm_due_at) IS NOT NULL;
-- Open ones by movement, longest without any first. What ended long ago would stand in between.
CREATE INDEX case_states_all_activity ON case_states (last_event_at, case_id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');

-- Every case has its state, and a state says of whose case it is what the case says. At the end of the transaction, so that commands write
-- both in their own statements; this finds nothing left to do then.
CREATE FUNCTION carry_scope() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  c cases;
BEGIN
  SELECT * INTO c FROM cases WHERE id = NEW.id;
  IF EXISTS (SELECT 1 FROM case_states s WHERE s.case_id = c.id
      AND (s.status, s.priority, s.broker_id) IS NOT DISTINCT FROM (c.status, c.priority, c.broker_id)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO case_states (case_id, status, priority, broker_id, last_event_at)
  VALUES (c.id, c.status, c.priority, c.broker_id, c.created_at)
  ON CONFLICT (case_id) DO UPDATE SET status = excluded.status, priority = excluded.priority, broker_id = excluded.broker_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER carry_scope AFTER INSERT OR UPDATE OF status, priority, broker_id ON cases
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION carry_scope();
