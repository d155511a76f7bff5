-- kind: concurrent
ALTER TABLE assignment_decisions VALIDATE CONSTRAINT assignment_decisions_needs_check;
ALTER TABLE broker_profiles VALIDATE CONSTRAINT broker_profiles_industries_check;
