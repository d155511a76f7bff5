-- kind: concurrent
ALTER TABLE broker_profiles VALIDATE CONSTRAINT broker_profiles_days_off_check;
ALTER TABLE broker_profiles VALIDATE CONSTRAINT broker_profiles_hours_check;
