ALTER TABLE "users" ADD COLUMN     "messages_by_email" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "inbound_emails" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "user_id" UUID,
    "message_key" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "message_seq" INTEGER,
    "refused_files" INTEGER NOT NULL DEFAULT 0,
    "answered_at" TIMESTAMPTZ(3),
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbound_emails_pkey" PRIMARY KEY ("id"),
    CONSTRAINT inbound_emails_message_key_check CHECK (message_key ~ '^[0-9a-f]{64}$'),
    CONSTRAINT inbound_emails_outcome_check CHECK (outcome IN ('taken', 'partly', 'refused', 'ignored')),
    CONSTRAINT inbound_emails_reason_check CHECK (reason IN ('sender', 'unverified', 'no_part', 'closed', 'too_complex', 'too_large', 'too_long', 'empty', 'files', 'automatic')),
    CONSTRAINT inbound_emails_unexplained_check CHECK ((reason IS NULL) = (outcome = 'taken')),
    CONSTRAINT inbound_emails_message_check CHECK (message_seq IS NULL OR (message_seq > 0 AND outcome <> 'refused' AND outcome <> 'ignored')),
    CONSTRAINT inbound_emails_refused_files_check CHECK (refused_files BETWEEN 0 AND 1000),
    CONSTRAINT inbound_emails_answered_check CHECK (answered_at >= received_at)
);

CREATE UNIQUE INDEX "inbound_emails_message_key_key" ON "inbound_emails"("message_key");

CREATE INDEX "inbound_emails_case_id_user_id_received_at_idx" ON "inbound_emails"("case_id", "user_id", "received_at");

CREATE INDEX "inbound_emails_user_id_idx" ON "inbound_emails"("user_id");

CREATE INDEX "inbound_emails_received_at_idx" ON "inbound_emails"("received_at");

ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
