-- kind: concurrent
ALTER TABLE documents VALIDATE CONSTRAINT documents_uploader_check;
