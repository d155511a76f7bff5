-- Issues of the newsletter, and each issue for each of its subscribers.
CREATE TYPE "newsletter_issue_status" AS ENUM ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled');

CREATE TYPE "newsletter_outcome" AS ENUM ('sent', 'failed', 'suppressed', 'cancelled');

CREATE TABLE "newsletter_issues" (
    "id" UUID NOT NULL,
    "status" "newsletter_issue_status" NOT NULL DEFAULT 'draft',
    "subject" TEXT NOT NULL,
    "preheader" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "text_hash" TEXT,
    "saved_by_id" UUID NOT NULL,
    "saved_by_name" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "send_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "next_batch_at" TIMESTAMPTZ(3),
    "taken_until" UUID,
    "taken_count" INTEGER NOT NULL DEFAULT 0,
    "sent_count" INTEGER NOT NULL DEFAULT 0,
    "failed_count" INTEGER NOT NULL DEFAULT 0,
    "suppressed_count" INTEGER NOT NULL DEFAULT 0,
    "cancelled_count" INTEGER NOT NULL DEFAULT 0,
    "bounced_count" INTEGER NOT NULL DEFAULT 0,
    "unsubscribed_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "newsletter_issues_pkey" PRIMARY KEY ("id"),
    CONSTRAINT newsletter_issues_texts_check CHECK (length(subject) <= 150 AND length(preheader) <= 200 AND length(body) <= 30000 AND length(saved_by_name) <= 200),
    CONSTRAINT newsletter_issues_topic_check CHECK (topic IN ('', 'rules', 'home', 'vehicles', 'business', 'newcomers')),
    CONSTRAINT newsletter_issues_version_check CHECK (version >= 1),
    CONSTRAINT newsletter_issues_text_hash_check CHECK (text_hash ~ '^[0-9a-f]{64}$'),
    CONSTRAINT newsletter_issues_counts_check CHECK (least(taken_count, sent_count, failed_count, suppressed_count, cancelled_count, bounced_count, unsubscribed_count) >= 0),
    CONSTRAINT newsletter_issues_status_check CHECK (CASE status WHEN 'draft' THEN send_at IS NULL AND started_at IS NULL
      WHEN 'scheduled' THEN send_at IS NOT NULL AND started_at IS NULL AND text_hash IS NOT NULL
      ELSE started_at IS NOT NULL AND text_hash IS NOT NULL AND (ended_at IS NOT NULL) = (status IN ('sent', 'cancelled')) END),
    CONSTRAINT newsletter_issues_next_batch_at_check CHECK ((next_batch_at IS NOT NULL) = (status IN ('scheduled', 'sending'))),
    CONSTRAINT newsletter_issues_dates_check CHECK (saved_at >= created_at AND send_at >= created_at AND started_at >= created_at AND ended_at >= created_at AND next_batch_at >= created_at)
);

CREATE TABLE "newsletter_deliveries" (
    "mail_id" UUID NOT NULL,
    "issue_id" UUID NOT NULL,
    "subscriber_id" UUID NOT NULL,
    "outcome" "newsletter_outcome",
    "held" BOOLEAN NOT NULL DEFAULT false,
    "bounced_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "newsletter_deliveries_pkey" PRIMARY KEY ("mail_id"),
    CONSTRAINT newsletter_deliveries_held_check CHECK (NOT held OR outcome IS NULL),
    CONSTRAINT newsletter_deliveries_dates_check CHECK (bounced_at >= created_at AND unsubscribed_at >= created_at)
);

CREATE INDEX "newsletter_issues_created_at_id_idx" ON "newsletter_issues"("created_at" DESC, "id" DESC);

-- The few that have a batch to come.
CREATE INDEX newsletter_issues_due ON newsletter_issues (next_batch_at) WHERE next_batch_at IS NOT NULL;

CREATE INDEX "newsletter_issues_saved_by_id_idx" ON "newsletter_issues"("saved_by_id");

CREATE INDEX "newsletter_deliveries_issue_id_outcome_idx" ON "newsletter_deliveries"("issue_id", "outcome");

CREATE UNIQUE INDEX "newsletter_deliveries_subscriber_id_issue_id_key" ON "newsletter_deliveries"("subscriber_id", "issue_id");

ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "newsletter_issues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
