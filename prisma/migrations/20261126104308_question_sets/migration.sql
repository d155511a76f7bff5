-- Nullable for cases: nobody who wrote a message was asked a question. Drafts and cases from before were asked all of them.
ALTER TABLE "cases" ADD COLUMN     "question_set" TEXT;
ALTER TABLE cases ADD CONSTRAINT cases_question_set_check CHECK (question_set IN ('short', 'full')) NOT VALID;

ALTER TABLE "quote_drafts" ADD COLUMN     "question_set" TEXT NOT NULL DEFAULT 'full';
ALTER TABLE quote_drafts ADD CONSTRAINT quote_drafts_question_set_check CHECK (question_set IN ('short', 'full')) NOT VALID;
