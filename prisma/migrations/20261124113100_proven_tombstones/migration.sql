-- kind: concurrent
-- No row is in the way: the new rule asks for less.
ALTER TABLE documents VALIDATE CONSTRAINT documents_deleted_check;
