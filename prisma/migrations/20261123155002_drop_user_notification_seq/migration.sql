-- lint: allow drop: nothing was released yet that would still read it
ALTER TABLE "users" DROP COLUMN "notification_seq";
