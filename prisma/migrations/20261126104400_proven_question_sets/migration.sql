-- kind: concurrent
ALTER TABLE cases VALIDATE CONSTRAINT cases_question_set_check;
ALTER TABLE quote_drafts VALIDATE CONSTRAINT quote_drafts_question_set_check;
