-- Two indexes that the comparison of the models takes for others of the same columns, so it did not name them.
ALTER INDEX "Case_lastEventAt_id_idx" RENAME TO "cases_last_event_at_id_idx";
ALTER INDEX "User_createdAt_id_idx" RENAME TO "users_created_at_id_idx";
