-- Partners, the keys of other systems, and how often each is used.
CREATE TYPE "api_key_kind" AS ENUM ('live', 'test', 'publishable');

CREATE TABLE "partners" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL,
    "lines" TEXT[] NOT NULL DEFAULT '{}',
    "areas" TEXT[] NOT NULL DEFAULT '{}',
    "daily_ceiling" INTEGER NOT NULL,
    "paused_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "organization_id" UUID NOT NULL DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001'),

    CONSTRAINT "partners_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "kind" "api_key_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "owner_id" UUID,
    "partner_id" UUID,
    "hash" BYTEA NOT NULL,
    "last_four" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL DEFAULT '{}',
    "networks" TEXT[] NOT NULL DEFAULT '{}',
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "warned_days" INTEGER,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_because" TEXT,
    "replaced_by_id" UUID,
    "organization_id" UUID NOT NULL DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001'),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "api_key_days" (
    "key_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "requests" INTEGER NOT NULL,
    "failures" INTEGER NOT NULL,

    CONSTRAINT "api_key_days_pkey" PRIMARY KEY ("key_id","day")
);

CREATE UNIQUE INDEX "partners_slug_key" ON "partners"("slug");

CREATE INDEX "partners_organization_id_created_at_id_idx" ON "partners"("organization_id", "created_at" DESC, "id" DESC);

CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

CREATE INDEX "api_keys_replaced_by_id_idx" ON "api_keys"("replaced_by_id");

CREATE INDEX "api_keys_owner_id_created_at_idx" ON "api_keys"("owner_id", "created_at" DESC);

CREATE INDEX "api_keys_partner_id_created_at_idx" ON "api_keys"("partner_id", "created_at" DESC);

CREATE INDEX "api_keys_created_by_id_idx" ON "api_keys"("created_by_id");

CREATE INDEX "api_key_days_day_idx" ON "api_key_days"("day");

ALTER TABLE "partners" ADD CONSTRAINT "partners_id_fkey" FOREIGN KEY ("id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partners"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_replaced_by_id_fkey" FOREIGN KEY ("replaced_by_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "partners" ADD CONSTRAINT "partners_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "api_key_days" ADD CONSTRAINT "api_key_days_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What expires soon, for the warnings.
CREATE INDEX api_keys_expiring ON api_keys (expires_at) WHERE revoked_at IS NULL;

ALTER TABLE partners
  ADD CONSTRAINT partners_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 40),
  ADD CONSTRAINT partners_contact_email_check CHECK (contact_email LIKE '%_@_%' AND char_length(contact_email) <= 254),
  ADD CONSTRAINT partners_daily_ceiling_check CHECK (daily_ceiling BETWEEN 1 AND 100000),
  ADD CONSTRAINT partners_lists_check CHECK (cardinality(lines) <= 40 AND cardinality(areas) <= 200),
  ADD CONSTRAINT partners_version_check CHECK (version > 0),
  ADD CONSTRAINT partners_dates_check CHECK (paused_at >= created_at);
ALTER TABLE api_keys
  ADD CONSTRAINT api_keys_holder_check CHECK (num_nonnulls(owner_id, partner_id) = 1),
  ADD CONSTRAINT api_keys_kind_check CHECK (kind <> 'publishable' OR partner_id IS NOT NULL),
  ADD CONSTRAINT api_keys_hash_check CHECK (octet_length(hash) = 32),
  ADD CONSTRAINT api_keys_texts_check CHECK (char_length(name) BETWEEN 1 AND 80 AND last_four ~ '^[0-9A-Za-z]{4}$'),
  ADD CONSTRAINT api_keys_scopes_check CHECK (cardinality(scopes) BETWEEN 1 AND 20),
  ADD CONSTRAINT api_keys_networks_check CHECK (cardinality(networks) <= 20),
  ADD CONSTRAINT api_keys_dates_check CHECK (expires_at > created_at AND expires_at <= created_at + interval '366 days'
    AND last_used_at >= created_at AND revoked_at >= created_at),
  ADD CONSTRAINT api_keys_warned_days_check CHECK (warned_days IN (14, 3)),
  ADD CONSTRAINT api_keys_revoked_check CHECK ((revoked_at IS NULL) = (revoked_because IS NULL)),
  ADD CONSTRAINT api_keys_revoked_because_check CHECK (revoked_because IN ('person', 'exposed')),
  ADD CONSTRAINT api_keys_replaced_by_id_check CHECK (replaced_by_id <> id);
ALTER TABLE api_key_days
  ADD CONSTRAINT api_key_days_counts_check CHECK (requests > 0 AND failures BETWEEN 0 AND requests);

CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON partners FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON api_keys FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
