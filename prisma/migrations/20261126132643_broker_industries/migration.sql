ALTER TABLE "assignment_decisions" ADD COLUMN     "needs" JSONB;

ALTER TABLE "broker_profiles" ADD COLUMN     "industries" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE assignment_decisions
  ADD CONSTRAINT assignment_decisions_needs_check CHECK (jsonb_typeof(needs) = 'object') NOT VALID;
ALTER TABLE broker_profiles
  ADD CONSTRAINT broker_profiles_industries_check CHECK (industries IS NOT NULL AND industries <@ ARRAY['professionals', 'contractors',
    'restaurants', 'manufacturers', 'construction', 'rideshare', 'medical', 'liquor', 'retail', 'other']) NOT VALID;
