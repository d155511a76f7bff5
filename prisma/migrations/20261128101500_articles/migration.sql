-- Articles that administrators write, beside those of the content.
CREATE TYPE "article_status" AS ENUM ('draft', 'published', 'withdrawn');

CREATE TABLE "articles" (
    "id" UUID NOT NULL,
    "status" "article_status" NOT NULL DEFAULT 'draft',
    "slug" TEXT,
    "title" TEXT NOT NULL,
    "text" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "has_changes" BOOLEAN NOT NULL DEFAULT true,
    "saved_by_id" UUID NOT NULL,
    "saved_by_name" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "text_changed_at" TIMESTAMPTZ(3) NOT NULL,
    "publish_at" TIMESTAMPTZ(3),
    "decided_by_name" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "published_number" INTEGER NOT NULL DEFAULT 0,
    "first_published_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "articles_pkey" PRIMARY KEY ("id"),
    CONSTRAINT articles_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 80),
    CONSTRAINT articles_texts_check CHECK (char_length(title) <= 90 AND char_length(saved_by_name) <= 200 AND char_length(decided_by_name) BETWEEN 1 AND 200 AND char_length(note) <= 500 AND char_length(problem) BETWEEN 1 AND 500),
    CONSTRAINT articles_text_check CHECK (jsonb_typeof(text) = 'object' AND length(text::text) <= 200000),
    CONSTRAINT articles_version_check CHECK (version >= 1),
    CONSTRAINT articles_status_check CHECK (CASE status WHEN 'draft' THEN published_number = 0 AND published_at IS NULL AND withdrawn_at IS NULL
      ELSE published_number >= 1 AND slug IS NOT NULL AND published_at IS NOT NULL AND first_published_at IS NOT NULL AND (withdrawn_at IS NOT NULL) = (status = 'withdrawn') END),
    CONSTRAINT articles_publish_at_check CHECK ((publish_at IS NULL) = (decided_by_name IS NULL) AND (publish_at IS NULL OR slug IS NOT NULL)),
    CONSTRAINT articles_dates_check CHECK (saved_at >= created_at AND text_changed_at >= created_at AND publish_at >= created_at AND first_published_at >= created_at AND published_at >= first_published_at AND withdrawn_at >= first_published_at)
);

CREATE UNIQUE INDEX "articles_slug_key" ON "articles"("slug");

CREATE INDEX "articles_created_at_id_idx" ON "articles"("created_at" DESC, "id" DESC);

-- The few that are scheduled.
CREATE INDEX articles_due ON articles (publish_at) WHERE publish_at IS NOT NULL;

CREATE INDEX "articles_saved_by_id_idx" ON "articles"("saved_by_id");

ALTER TABLE "articles" ADD CONSTRAINT "articles_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
