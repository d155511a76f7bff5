-- Text messages: the numbers that people proved, and what is on its way to them.
CREATE TABLE "text_numbers" (
    "user_id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "code_hash" TEXT,
    "code_expires_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "verified_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "topics" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "text_numbers_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT text_numbers_phone_check CHECK (phone ~ '^\+1[2-9][0-9]{9}$'),
    CONSTRAINT text_numbers_code_check CHECK ((code_hash IS NULL) = (code_expires_at IS NULL) AND (code_hash IS NULL OR code_hash ~ '^[A-Za-z0-9_-]{43}$')),
    CONSTRAINT text_numbers_attempts_check CHECK (attempts BETWEEN 0 AND 5),
    CONSTRAINT text_numbers_stopped_check CHECK (stopped_at IS NULL OR verified_at IS NOT NULL),
    CONSTRAINT text_numbers_topics_check CHECK (topics <@ ARRAY['messages', 'documents', 'progress', 'offers'] AND array_position(topics, NULL) IS NULL),
    CONSTRAINT text_numbers_dates_check CHECK (code_expires_at > created_at AND verified_at >= created_at AND stopped_at >= verified_at)
);

CREATE TABLE "text_messages" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "seq" INTEGER,
    "body" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "provider_id" TEXT,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "text_messages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT text_messages_phone_check CHECK (phone ~ '^\+1[2-9][0-9]{9}$'),
    CONSTRAINT text_messages_seq_check CHECK (seq >= 1),
    CONSTRAINT text_messages_body_check CHECK (seq IS NULL OR body = ''),
    CONSTRAINT text_messages_state_check CHECK (state IN ('queued', 'waiting', 'sent', 'delivered', 'failed', 'withheld')),
    CONSTRAINT text_messages_attempts_check CHECK (attempts >= 0),
    CONSTRAINT text_messages_sent_check CHECK (state <> 'sent' OR sent_at IS NOT NULL),
    CONSTRAINT text_messages_texts_check CHECK (length(body) <= 500 AND length(provider_id) <= 100 AND length(last_error) <= 100),
    CONSTRAINT text_messages_dates_check CHECK (next_attempt_at >= created_at)
);

CREATE INDEX "text_numbers_phone_idx" ON "text_numbers"("phone");

CREATE UNIQUE INDEX "text_messages_provider_id_key" ON "text_messages"("provider_id");

CREATE INDEX "text_messages_user_id_created_at_idx" ON "text_messages"("user_id", "created_at");

CREATE INDEX "text_messages_state_next_attempt_at_idx" ON "text_messages"("state", "next_attempt_at");

CREATE INDEX "text_messages_created_at_idx" ON "text_messages"("created_at");

ALTER TABLE "text_numbers" ADD CONSTRAINT "text_numbers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
