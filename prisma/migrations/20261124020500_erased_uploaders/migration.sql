-- The account of a client goes out of what it sent (docs/decisions/0056); who of the staff sent something stays.
ALTER TABLE documents
  ALTER COLUMN uploaded_by_id DROP NOT NULL,
  ADD CONSTRAINT documents_uploader_check CHECK (uploaded_by_id IS NOT NULL OR uploaded_by_role = 'client') NOT VALID;
ALTER TABLE document_versions ALTER COLUMN uploaded_by_id DROP NOT NULL;
