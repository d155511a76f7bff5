-- kind: concurrent
ALTER TABLE privacy_requests VALIDATE CONSTRAINT privacy_requests_handled_check;
