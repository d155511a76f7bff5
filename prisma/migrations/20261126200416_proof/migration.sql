CREATE TABLE "case_reads" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "reader" TEXT NOT NULL,
    "reader_id" UUID NOT NULL,
    "key_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "organization_id" UUID NOT NULL,

    CONSTRAINT "case_reads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "consent_keys" (
    "kid" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consent_keys_pkey" PRIMARY KEY ("kid")
);

CREATE INDEX "case_reads_case_id_at_id_idx" ON "case_reads"("case_id", "at" DESC, "id" DESC);

ALTER TABLE "case_reads" ADD CONSTRAINT "case_reads_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE case_reads ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE case_reads
  ADD CONSTRAINT case_reads_kind_check CHECK (kind IN ('preview', 'request', 'answers', 'sensitive', 'messages', 'activity', 'documents', 'file',
    'packet', 'list', 'consents', 'status')),
  ADD CONSTRAINT case_reads_reader_check CHECK (reader IN ('person', 'partner')),
  ADD CONSTRAINT case_reads_key_id_check CHECK (key_id IS NULL OR reader = 'person'),
  ADD CONSTRAINT case_reads_once_a_day UNIQUE NULLS NOT DISTINCT (case_id, day, kind, reader_id, key_id);
CREATE TRIGGER take_organization BEFORE INSERT ON case_reads FOR EACH ROW EXECUTE FUNCTION take_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON case_reads FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON case_reads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('retention');
ALTER TABLE case_reads ENABLE ALWAYS TRIGGER append_only;
ALTER TABLE case_reads SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

ALTER TABLE consent_keys
  ADD CONSTRAINT consent_keys_kid_check CHECK (kid ~ '^[A-Za-z0-9_-]{43}$'),
  ADD CONSTRAINT consent_keys_public_key_check CHECK (octet_length(public_key) = 32);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');
ALTER TABLE consent_keys ENABLE ALWAYS TRIGGER append_only;
