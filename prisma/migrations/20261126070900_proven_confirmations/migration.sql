-- kind: concurrent
ALTER TABLE newsletter_subscribers VALIDATE CONSTRAINT newsletter_subscribers_dates_check;
