-- The short name of a partner may have digits, and the source of its requests has that name.
ALTER TABLE cases
  DROP CONSTRAINT cases_source_check,
  ADD CONSTRAINT cases_source_check CHECK (substring(source FROM '^[a-z]+') IN ('website', 'chat', 'contact', 'import', 'broker', 'api')
    AND source ~ '^[a-z]+( form|/[a-z0-9][a-z0-9-]{0,39})?$') NOT VALID;
