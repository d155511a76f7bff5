ALTER TABLE "cases" ADD COLUMN     "policy_premium_cents" INTEGER;

ALTER TABLE cases
  ADD CONSTRAINT cases_policy_premium_check CHECK (policy_premium_cents BETWEEN 1 AND 2000000000) NOT VALID;

-- What the broker sends once a policy is bound.
ALTER TABLE documents
  DROP CONSTRAINT documents_category_check,
  ADD CONSTRAINT documents_category_check CHECK (category IN ('licence', 'policy', 'property', 'vehicle', 'health', 'business', 'travel',
    'issued_policy', 'pink_card', 'other')) NOT VALID;
ALTER TABLE document_requests
  DROP CONSTRAINT document_requests_category_check,
  ADD CONSTRAINT document_requests_category_check CHECK (category IN ('licence', 'policy', 'property', 'vehicle', 'health', 'business', 'travel',
    'issued_policy', 'pink_card', 'other')) NOT VALID;
