-- When the tables that every write passes through are vacuumed, and how much room their pages keep (docs/decisions/0044).

-- Filled by every consent and every audit entry and emptied by a job: nearly always short, and read from its beginning. A share of
-- the rows says nothing here, and dead entries at the beginning are what the next batch has to step over.
ALTER TABLE consent_queue SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
ALTER TABLE audit_queue SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Counters of today, changed with everything that happens. No index names what changes.
ALTER TABLE daily_counts SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
ALTER TABLE assistant_usage SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);

-- Saved with every step of the form, and gone after thirty days. Each save moves the day on which it expires, and an index names that
-- day: room on the page would not keep the row there.
ALTER TABLE quote_drafts SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
-- Each is answered once, and indexes name its status: the open ones are few among all that ever were.
ALTER TABLE offers SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

-- Only ever added to: with a fifth of all rows since the last visit, the newest pages would be neither all-visible nor frozen for years.
ALTER TABLE consent_records SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE consent_links SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE audit_links SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE assignment_decisions SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
