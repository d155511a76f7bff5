-- The insurer's quote can be sent along with an option, and what the broker types is kept on the server while it is typed.
ALTER TABLE "quote_options" ADD COLUMN "document_id" UUID;

CREATE TABLE "option_drafts" (
    "case_id" UUID NOT NULL,
    "grid" JSONB,
    "version" INTEGER NOT NULL,
    "saved_by_id" UUID NOT NULL,
    "saved_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "option_drafts_pkey" PRIMARY KEY ("case_id"),
    CONSTRAINT option_drafts_grid_check CHECK (jsonb_typeof(grid) = 'object'),
    CONSTRAINT option_drafts_version_check CHECK (version >= 1),
    CONSTRAINT option_drafts_texts_check CHECK (length(saved_by_name) <= 200),
    CONSTRAINT option_drafts_dates_check CHECK (saved_at >= created_at)
);

ALTER TABLE "quote_options" ADD CONSTRAINT "quote_options_document_fkey" FOREIGN KEY ("case_id", "document_id") REFERENCES "documents"("case_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

ALTER TABLE "option_drafts" ADD CONSTRAINT "option_drafts_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "option_drafts" ADD CONSTRAINT "option_drafts_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
