-- Files on their way into a bucket: which objects have their bytes, so that any server takes the next ones.
CREATE TABLE "staged_uploads" (
    "id" TEXT NOT NULL,
    "owner_tag" TEXT NOT NULL,
    "facts" BYTEA NOT NULL,
    "offset" INTEGER NOT NULL DEFAULT 0,
    "segments" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "last_activity_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staged_uploads_pkey" PRIMARY KEY ("id"),
    CONSTRAINT staged_uploads_id_check CHECK (id ~ '^[0-9a-f]{16}-[A-Za-z0-9_-]{8,100}$' AND owner_tag = left(id, 16)),
    CONSTRAINT staged_uploads_facts_check CHECK (octet_length(facts) BETWEEN 1 AND 8000),
    CONSTRAINT staged_uploads_offset_check CHECK ("offset" >= 0 AND ("offset" = 0) = (cardinality(segments) = 0)),
    CONSTRAINT staged_uploads_segments_check CHECK (cardinality(segments) <= 10000),
    CONSTRAINT staged_uploads_dates_check CHECK (last_activity_at >= created_at)
);

CREATE INDEX "staged_uploads_owner_tag_last_activity_at_idx" ON "staged_uploads"("owner_tag", "last_activity_at");

CREATE INDEX "staged_uploads_last_activity_at_idx" ON "staged_uploads"("last_activity_at");
