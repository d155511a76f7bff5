CREATE TABLE "idempotency_keys" (
    "id" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "idempotency_keys"
    ADD CONSTRAINT "idempotency_keys_sealed_check" CHECK (octet_length("sealed") BETWEEN 1 AND 200000);

CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");
