-- kind: data
-- walk: users by id, 1000 rows at a time
INSERT INTO "notification_counters" ("user_id", "seq")
SELECT "id", "notification_seq" FROM "users" WHERE "id" BETWEEN $1 AND $2 AND "notification_seq" > 0;
