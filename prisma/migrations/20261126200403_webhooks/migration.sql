-- Addresses of other systems, the events on their way to them, and every attempt (docs/decisions/0084).
CREATE TABLE "webhook_endpoints" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "partner_id" UUID,
    "key_id" UUID,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "types" TEXT[] NOT NULL DEFAULT '{}',
    "sealed" BYTEA NOT NULL,
    "former_until" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL DEFAULT 'active',
    "disabled_because" TEXT,
    "status_at" TIMESTAMPTZ(3) NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "busy_until" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "organization_id" UUID NOT NULL DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001'),

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "case_id" UUID,
    "type" TEXT NOT NULL,
    "position" BIGINT,
    "body" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook_attempts" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "status" INTEGER,
    "failure" TEXT,
    "milliseconds" INTEGER NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "webhook_endpoints_owner_id_created_at_idx" ON "webhook_endpoints"("owner_id", "created_at" DESC);

CREATE INDEX "webhook_endpoints_partner_id_created_at_idx" ON "webhook_endpoints"("partner_id", "created_at" DESC);

CREATE INDEX "webhook_endpoints_key_id_idx" ON "webhook_endpoints"("key_id");

CREATE INDEX "webhook_deliveries_endpoint_id_created_at_id_idx" ON "webhook_deliveries"("endpoint_id", "created_at" DESC, "id" DESC);

CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

CREATE UNIQUE INDEX "webhook_deliveries_endpoint_id_event_id_key" ON "webhook_deliveries"("endpoint_id", "event_id");

CREATE INDEX "webhook_attempts_delivery_id_at_idx" ON "webhook_attempts"("delivery_id", "at");

CREATE INDEX "webhook_attempts_at_idx" ON "webhook_attempts"("at");

ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partners"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is due for an endpoint, and in which order it is sent; what was to be recalled and wasn't.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'pending';
CREATE INDEX webhook_deliveries_of_case ON webhook_deliveries (endpoint_id, case_id) WHERE state = 'pending';
CREATE INDEX webhook_deliveries_queued ON webhook_deliveries (endpoint_id, position) WHERE state = 'pending';
CREATE INDEX webhook_deliveries_recalls ON webhook_deliveries (created_at DESC, id DESC)
  WHERE type IN ('consent.withdrawn', 'person.erased') AND state <> 'delivered' AND handled_at IS NULL;

ALTER TABLE webhook_endpoints
  ADD CONSTRAINT webhook_endpoints_holder_check CHECK (num_nonnulls(owner_id, partner_id) = 1),
  ADD CONSTRAINT webhook_endpoints_key_check CHECK (key_id IS NULL OR owner_id IS NOT NULL),
  ADD CONSTRAINT webhook_endpoints_url_check CHECK (url ^@ 'http' AND char_length(url) <= 2000),
  ADD CONSTRAINT webhook_endpoints_description_check CHECK (char_length(description) <= 200),
  ADD CONSTRAINT webhook_endpoints_types_check CHECK (cardinality(types) <= 40),
  ADD CONSTRAINT webhook_endpoints_sealed_check CHECK (octet_length(sealed) BETWEEN 1 AND 1000),
  ADD CONSTRAINT webhook_endpoints_status_check CHECK (status IN ('active', 'paused', 'disabled')),
  ADD CONSTRAINT webhook_endpoints_disabled_check CHECK ((status = 'disabled') = (disabled_because IS NOT NULL)),
  ADD CONSTRAINT webhook_endpoints_disabled_because_check CHECK (disabled_because IN ('gone', 'failing')),
  ADD CONSTRAINT webhook_endpoints_version_check CHECK (version > 0),
  ADD CONSTRAINT webhook_endpoints_dates_check CHECK (status_at >= created_at AND failing_since >= created_at AND former_until >= created_at
    AND busy_until >= created_at);
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_type_check CHECK (type IN ('ping', 'lead.created', 'case.offered', 'case.accepted', 'case.status_changed',
    'case.reassigned', 'case.merged', 'message.created', 'document.added', 'document.scanned', 'document_request.changed', 'option.published',
    'option.accepted', 'callback.planned', 'consent.withdrawn', 'person.erased')),
  ADD CONSTRAINT webhook_deliveries_position_check CHECK (position > 0),
  ADD CONSTRAINT webhook_deliveries_ping_check CHECK ((type = 'ping') = (position IS NULL)),
  ADD CONSTRAINT webhook_deliveries_body_check CHECK (char_length(body) <= 10000),
  ADD CONSTRAINT webhook_deliveries_bytes_check CHECK (bytes > 0),
  ADD CONSTRAINT webhook_deliveries_state_check CHECK (state IN ('pending', 'delivered', 'failed', 'withheld')),
  ADD CONSTRAINT webhook_deliveries_next_check CHECK ((state = 'pending') = (next_attempt_at IS NOT NULL)),
  ADD CONSTRAINT webhook_deliveries_attempts_check CHECK (attempts BETWEEN 0 AND 8),
  ADD CONSTRAINT webhook_deliveries_dates_check CHECK (next_attempt_at >= created_at AND handled_at >= created_at);
ALTER TABLE webhook_attempts
  ADD CONSTRAINT webhook_attempts_outcome_check CHECK (num_nonnulls(status, failure) = 1),
  ADD CONSTRAINT webhook_attempts_status_check CHECK (status BETWEEN 100 AND 599),
  ADD CONSTRAINT webhook_attempts_failure_check CHECK (failure IN ('address', 'name', 'connection', 'certificate', 'timeout', 'answer')),
  ADD CONSTRAINT webhook_attempts_milliseconds_check CHECK (milliseconds >= 0),
  ADD CONSTRAINT webhook_attempts_answer_check CHECK (char_length(answer) <= 200);

CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON webhook_endpoints FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();

-- Each delivery is updated within seconds, and removed after a month.
ALTER TABLE webhook_deliveries SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
