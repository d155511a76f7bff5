CREATE TYPE "suppression_level" AS ENUM ('needed', 'nothing');

CREATE TABLE "suppressions" (
    "address_hash" TEXT NOT NULL,
    "level" "suppression_level" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "suppressions_pkey" PRIMARY KEY ("address_hash")
);

ALTER TABLE "suppressions"
    ADD CONSTRAINT "suppressions_address_hash_check" CHECK ("address_hash" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "suppressions_dates_check" CHECK ("lifted_at" >= "created_at");

CREATE TABLE "suppression_keys" (
    "id" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "suppression_keys_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "suppression_keys"
    ADD CONSTRAINT "suppression_keys_sealed_check" CHECK (octet_length("sealed") BETWEEN 1 AND 1000);

ALTER TABLE "newsletter_subscribers"
    ADD COLUMN "confirmation_sent_before" TIMESTAMPTZ(3),
    DROP CONSTRAINT "newsletter_subscribers_dates_check",
    ADD CONSTRAINT "newsletter_subscribers_dates_check" CHECK ("confirmation_sent_before" BETWEEN "created_at" AND "confirmation_sent_at"
        AND "confirmation_sent_at" >= "created_at" AND "confirmed_at" >= "created_at" AND "unsubscribed_at" >= "created_at") NOT VALID;
