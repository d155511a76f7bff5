CREATE TABLE "page_feedback" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "helpful" INTEGER NOT NULL DEFAULT 0,
    "not_helpful" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "page_feedback_pkey" PRIMARY KEY ("day","page")
);

ALTER TABLE "page_feedback"
    ADD CONSTRAINT "page_feedback_page_check" CHECK ("page" ~ '^/[a-z0-9/#-]*$' AND length("page") <= 200),
    ADD CONSTRAINT "page_feedback_numbers_check" CHECK ("helpful" >= 0 AND "not_helpful" >= 0 AND "helpful" + "not_helpful" > 0);
