-- kind: concurrent
ALTER TABLE cases VALIDATE CONSTRAINT cases_policy_premium_check;
ALTER TABLE documents VALIDATE CONSTRAINT documents_category_check;
ALTER TABLE document_requests VALIDATE CONSTRAINT document_requests_category_check;
