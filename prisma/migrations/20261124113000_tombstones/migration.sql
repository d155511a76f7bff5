-- Erasure removes the name of whoever deleted a document, and the name it had: what is left says only that there was one.
ALTER TABLE documents
  DROP CONSTRAINT documents_deleted_check,
  ADD CONSTRAINT documents_deleted_check CHECK (deleted_at IS NOT NULL OR deleted_by_name IS NULL) NOT VALID;
