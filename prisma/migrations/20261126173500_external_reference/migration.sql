-- The number of a case in its broker's own system.
ALTER TABLE "cases" ADD COLUMN     "external_reference" TEXT;
ALTER TABLE cases
  ADD CONSTRAINT cases_external_reference_check CHECK (length(external_reference) BETWEEN 1 AND 60) NOT VALID;
