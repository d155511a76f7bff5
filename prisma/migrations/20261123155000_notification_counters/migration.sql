-- Every notice of a user raises a number. In the wide row of the user it rewrote indexes and stood in the way of everything else there.
-- Half of each page stays free, so that an update finds room beside the row it replaces (HOT) and touches no index.
CREATE TABLE "notification_counters" (
    "user_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,

    CONSTRAINT "notification_counters_pkey" PRIMARY KEY ("user_id")
) WITH (fillfactor = 50);

ALTER TABLE "notification_counters" ADD CONSTRAINT "notification_counters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
