-- When a broker takes calls, and the secret address of a broker's calendar.
ALTER TABLE "broker_profiles" ADD COLUMN     "days_off" DATE[] DEFAULT ARRAY[]::DATE[],
ADD COLUMN     "hours" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE broker_profiles
  ADD CONSTRAINT broker_profiles_days_off_check CHECK (days_off IS NOT NULL AND cardinality(days_off) <= 400 AND array_position(days_off, NULL) IS NULL) NOT VALID,
  ADD CONSTRAINT broker_profiles_hours_check CHECK (hours IS NOT NULL AND (hours = '{}' OR (cardinality(hours) = 7 AND array_to_string(hours, ',', '*') ~ '^((([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9])?(,|$)){7}$'))) NOT VALID;

CREATE TABLE "calendar_feeds" (
    "broker_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "with_names" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_read_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("broker_id"),
    CONSTRAINT calendar_feeds_secret_hash_check CHECK (secret_hash ~ '^[A-Za-z0-9_-]{43}$'),
    CONSTRAINT calendar_feeds_dates_check CHECK (last_read_at >= created_at)
);

CREATE UNIQUE INDEX "calendar_feeds_secret_hash_key" ON "calendar_feeds"("secret_hash");

ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_broker_id_fkey" FOREIGN KEY ("broker_id") REFERENCES "broker_profiles"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;
