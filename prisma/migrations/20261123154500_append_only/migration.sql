-- What proves is append only: consents and their words, decisions, the audit and the history. Until now a setting that anybody could
-- make (coverbridge.retention) opened two of these tables. Now the application's role has no right to change them at all
-- (prisma/table-rights.ts), and this trigger refuses everybody who has: the owner, an administrator, a hand at the tables.
-- Only the role of retention passes, and only where the product ever removes something; nobody passes with TRUNCATE.
-- `ALTER TABLE … DISABLE TRIGGER append_only` is the owner's deliberate way around (docs/operations.md).
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' AND TG_ARGV[0] = 'retention' AND current_user = 'coverbridge_retention' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

DROP TRIGGER append_only ON audit_entries;
DROP TRIGGER append_only ON case_events;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON assignment_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('retention');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('retention');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON case_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('retention');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_records
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_texts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');
