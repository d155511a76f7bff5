CREATE TABLE "integration_events" (
    "id" UUID NOT NULL,
    "entry" BIGSERIAL NOT NULL,
    "position" BIGINT,
    "type" TEXT NOT NULL,
    "case_id" UUID,
    "subject_id" UUID,
    "data" JSONB NOT NULL DEFAULT '{}',
    "status" "case_status",
    "case_version" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "dispatched_at" TIMESTAMPTZ(3),
    "organization_id" UUID NOT NULL,

    CONSTRAINT "integration_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "integration_event_recipients" (
    "event_id" UUID NOT NULL,
    "recipient_id" UUID NOT NULL,
    "position" BIGINT,
    "parting" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "integration_event_recipients_pkey" PRIMARY KEY ("event_id","recipient_id")
);

CREATE UNIQUE INDEX "integration_events_position_key" ON "integration_events"("position");

CREATE INDEX "integration_events_organization_id_position_idx" ON "integration_events"("organization_id", "position");

CREATE INDEX "integration_events_at_idx" ON "integration_events"("at");

CREATE INDEX "integration_event_recipients_recipient_id_position_idx" ON "integration_event_recipients"("recipient_id", "position");

ALTER TABLE "integration_event_recipients" ADD CONSTRAINT "integration_event_recipients_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "integration_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of the session's organization where no case says whose it is (docs/decisions/0049).
ALTER TABLE integration_events ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
CREATE TRIGGER take_organization BEFORE INSERT ON integration_events FOR EACH ROW
  WHEN (NEW.case_id IS NOT NULL) EXECUTE FUNCTION take_organization();
CREATE TRIGGER require_organization BEFORE INSERT ON integration_events FOR EACH ROW
  WHEN (NEW.case_id IS NULL AND NEW.organization_id <> '01900000-0000-7000-8000-000000000001') EXECUTE FUNCTION require_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON integration_events FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();

-- Places are given one transaction after the other (docs/decisions/0081), from a sequence of their own.
CREATE SEQUENCE integration_event_positions OWNED BY integration_events.position;
CREATE INDEX integration_events_unplaced ON integration_events (entry) WHERE position IS NULL;
CREATE INDEX integration_events_undispatched ON integration_events (position) WHERE position IS NOT NULL AND dispatched_at IS NULL;

ALTER TABLE integration_events
  ADD CONSTRAINT integration_events_type_check CHECK (type IN ('lead.created', 'case.offered', 'case.accepted', 'case.status_changed', 'case.reassigned',
    'case.merged', 'message.created', 'document.added', 'document.scanned', 'document_request.changed', 'option.published', 'option.accepted',
    'callback.planned', 'consent.withdrawn', 'person.erased')),
  ADD CONSTRAINT integration_events_data_check CHECK (jsonb_typeof(data) = 'object' AND length(data::text) <= 2000),
  ADD CONSTRAINT integration_events_case_check CHECK (num_nonnulls(case_id, status, case_version) IN (0, 3)),
  ADD CONSTRAINT integration_events_case_version_check CHECK (case_version >= 0),
  ADD CONSTRAINT integration_events_position_check CHECK (position > 0),
  ADD CONSTRAINT integration_events_dispatched_at_check CHECK (dispatched_at IS NULL OR position IS NOT NULL);
ALTER TABLE integration_event_recipients
  ADD CONSTRAINT integration_event_recipients_position_check CHECK (position > 0);

-- Updated twice soon after they are written, and removed after a month.
ALTER TABLE integration_events SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE integration_event_recipients SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
