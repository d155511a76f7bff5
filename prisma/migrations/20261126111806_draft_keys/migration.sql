ALTER TABLE "quote_drafts" ADD COLUMN     "reminded_at" TIMESTAMPTZ(3);
ALTER TABLE quote_drafts
  DROP CONSTRAINT quote_drafts_dates_check,
  ADD CONSTRAINT quote_drafts_dates_check CHECK (expires_at > created_at AND reminded_at >= created_at) NOT VALID;

CREATE TABLE "quote_draft_keys" (
    "token_hash" TEXT NOT NULL,
    "draft_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "code_hash" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "email" TEXT,
    "email_key" TEXT,
    "remind_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quote_draft_keys_pkey" PRIMARY KEY ("token_hash")
);

ALTER TABLE "quote_draft_keys"
    ADD CONSTRAINT "quote_draft_keys_token_hash_check" CHECK ("token_hash" ~ '^[A-Za-z0-9_-]{43}$'),
    ADD CONSTRAINT "quote_draft_keys_code_hash_check" CHECK ("code_hash" ~ '^[A-Za-z0-9_-]{43}$'),
    ADD CONSTRAINT "quote_draft_keys_kind_check" CHECK ("kind" IN ('email', 'qr', 'device')),
    ADD CONSTRAINT "quote_draft_keys_mailbox_check" CHECK (("kind" = 'email') = ("code_hash" IS NOT NULL)
        AND ("kind" = 'email') = ("email" IS NOT NULL) AND ("kind" = 'email') = ("email_key" IS NOT NULL)
        AND ("kind" = 'email' OR "remind_at" IS NULL)),
    ADD CONSTRAINT "quote_draft_keys_attempts_check" CHECK ("attempts" BETWEEN 0 AND 5),
    ADD CONSTRAINT "quote_draft_keys_email_check" CHECK ("email" ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length("email") <= 254),
    ADD CONSTRAINT "quote_draft_keys_email_key_check" CHECK ("email_key" = lower("email" COLLATE "C")),
    ADD CONSTRAINT "quote_draft_keys_dates_check" CHECK (("kind" = 'device') = ("expires_at" IS NULL)
        AND ("expires_at" IS NULL OR "expires_at" > "created_at") AND ("remind_at" IS NULL OR "remind_at" >= "created_at"));

CREATE INDEX "quote_draft_keys_draft_id_idx" ON "quote_draft_keys"("draft_id");
-- Erasure looks for them by the mailbox, the sweeper by the reminders that are due, upkeep by those that have expired.
CREATE INDEX quote_draft_keys_email_key ON quote_draft_keys (email_key) WHERE email_key IS NOT NULL;
CREATE INDEX quote_draft_keys_remind_at ON quote_draft_keys (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX quote_draft_keys_expires_at ON quote_draft_keys (expires_at) WHERE expires_at IS NOT NULL;

ALTER TABLE "quote_draft_keys" ADD CONSTRAINT "quote_draft_keys_draft_id_fkey" FOREIGN KEY ("draft_id") REFERENCES "quote_drafts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
