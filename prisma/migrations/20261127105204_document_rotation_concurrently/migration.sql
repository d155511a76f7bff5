-- kind: concurrent
ALTER TABLE document_versions VALIDATE CONSTRAINT document_versions_rotation_check;
