-- The part after `api/` is the partner's short name, which may have digits, as `partners_slug_check` says.
ALTER TABLE cases
  DROP CONSTRAINT cases_source_check,
  ADD CONSTRAINT cases_source_check CHECK (substring(source FROM '^[a-z]+') IN ('website', 'chat', 'contact', 'import', 'broker', 'api')
    AND source ~ '^([a-z]+( form|/[a-z][a-z-]{1,39})?|api/[a-z0-9][a-z0-9-]{0,39})$') NOT VALID;
