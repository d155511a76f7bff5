-- What a list is searched by, kept with the row: to make the words of a case takes ten times as long as to compare them, and a search compares
-- hundreds of rows on the way to its page (docs/decisions/0051). Generated, so that nothing can write a row and forget its words.
-- lint: allow volatile-default: there is no release yet, and so nobody who waits for the table
ALTER TABLE cases ADD COLUMN search_words tsvector GENERATED ALWAYS AS (
  case_words(contact_name, contact_email, title, contact_phone_e164, policy_number, serial)) STORED;
-- lint: allow volatile-default: there is no release yet, and so nobody who waits for the table
ALTER TABLE users ADD COLUMN search_words tsvector GENERATED ALWAYS AS (person_words(full_name, username, email, phone_e164)) STORED;
