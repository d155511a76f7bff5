-- The files that pages load, of every release in use: a server of one release answers for those of another.
CREATE TABLE "release_assets" (
    "name" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "is_compressed" BOOLEAN NOT NULL,
    "superseded_at" TIMESTAMPTZ(3),

    CONSTRAINT "release_assets_pkey" PRIMARY KEY ("name"),
    CONSTRAINT release_assets_name_check CHECK (name ~ '^[A-Za-z0-9_.-]{1,200}$' AND name !~ '^\.'),
    CONSTRAINT release_assets_content_check CHECK (octet_length(content) BETWEEN 1 AND 20000000)
);
