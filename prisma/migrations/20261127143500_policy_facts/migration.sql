ALTER TABLE "cases" ADD COLUMN     "policy_premium_cents" INTEGER;

ALTER TABLE cases
  ADD CONSTRAINT cases_policy_premium_check CHECK (policy_premium_cents BETWEEN 1 AND 2000000000) NOT VALID;

-- What the broker sends once a policy is bound.
ALTER TABLE "documents" ADD COLUMN     "issued_as" TEXT;
ALTER TABLE documents
  ADD CONSTRAINT documents_issued_as_check CHECK (issued_as IN ('policy', 'pink_card')) NOT VALID,
  ADD CONSTRAINT documents_issued_by_check CHECK (issued_as IS NULL OR (uploaded_by_role <> 'client' AND visibility = 'client')) NOT VALID;
