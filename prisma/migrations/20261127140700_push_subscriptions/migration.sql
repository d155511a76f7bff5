-- Notifications on a device: which browsers get them, and what is on its way to each.
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "session_epoch" INTEGER NOT NULL,
    "endpoint_hash" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT push_subscriptions_endpoint_hash_check CHECK (endpoint_hash ~ '^[A-Za-z0-9_-]{43}$'),
    CONSTRAINT push_subscriptions_sealed_check CHECK (octet_length(sealed) BETWEEN 1 AND 4000),
    CONSTRAINT push_subscriptions_session_epoch_check CHECK (session_epoch >= 0)
);

CREATE TABLE "push_messages" (
    "subscription_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_messages_pkey" PRIMARY KEY ("subscription_id","seq"),
    CONSTRAINT push_messages_seq_check CHECK (seq >= 1),
    CONSTRAINT push_messages_attempts_check CHECK (attempts >= 0),
    CONSTRAINT push_messages_dates_check CHECK (next_attempt_at >= created_at)
);

CREATE TABLE "push_keys" (
    "id" UUID NOT NULL,
    "public_key" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT push_keys_public_key_check CHECK (public_key ~ '^[A-Za-z0-9_-]{87}$'),
    CONSTRAINT push_keys_sealed_check CHECK (octet_length(sealed) BETWEEN 1 AND 1000)
);

CREATE UNIQUE INDEX "push_subscriptions_endpoint_hash_key" ON "push_subscriptions"("endpoint_hash");

CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions"("session_id");

CREATE INDEX "push_messages_next_attempt_at_idx" ON "push_messages"("next_attempt_at");

ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "user_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
