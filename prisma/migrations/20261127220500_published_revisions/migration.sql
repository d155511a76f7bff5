-- What was published on the site: a line per publication, never changed.
CREATE TABLE "published_revisions" (
    "key" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "value" JSONB NOT NULL,
    "note" TEXT NOT NULL,
    "published_by_name" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "restored_from" INTEGER,
    "organization_id" UUID NOT NULL DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001'),

    CONSTRAINT "published_revisions_pkey" PRIMARY KEY ("organization_id","key","number"),
    CONSTRAINT published_revisions_key_check CHECK (key ~ '^[a-z][a-z0-9:-]{0,99}$'),
    CONSTRAINT published_revisions_number_check CHECK (number >= 1 AND restored_from BETWEEN 1 AND number - 1),
    CONSTRAINT published_revisions_value_check CHECK (jsonb_typeof(value) = 'object'),
    CONSTRAINT published_revisions_texts_check CHECK (char_length(note) <= 500 AND char_length(published_by_name) BETWEEN 1 AND 200)
);

ALTER TABLE "published_revisions" ADD CONSTRAINT "published_revisions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON published_revisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');
ALTER TABLE published_revisions ENABLE ALWAYS TRIGGER append_only;
