-- To start workers takes longer than to find a page: some 5 ms, for an answer that one process has in less. PostgreSQL would start them, because
-- the price of the functions that make words keeps it from reading whole tables (docs/decisions/0051).
ALTER FUNCTION found_cases(tsquery, int) SET max_parallel_workers_per_gather = 0;
ALTER FUNCTION found_people(tsquery, int) SET max_parallel_workers_per_gather = 0;
ALTER FUNCTION found_audit(tsquery, int) SET max_parallel_workers_per_gather = 0;
ALTER FUNCTION found_messages(tsquery, int) SET max_parallel_workers_per_gather = 0;
ALTER FUNCTION near_cases(text, int) SET max_parallel_workers_per_gather = 0;
ALTER FUNCTION near_people(text, int) SET max_parallel_workers_per_gather = 0;
ALTER FUNCTION loosely_near_cases(text, int) SET max_parallel_workers_per_gather = 0;
ALTER FUNCTION loosely_near_people(text, int) SET max_parallel_workers_per_gather = 0;
