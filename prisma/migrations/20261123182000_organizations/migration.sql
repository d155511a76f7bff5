-- Whose records these are (docs/decisions/0049). There is one organization from the start, and what names nobody else is theirs.
CREATE TYPE organization_kind AS ENUM ('installation', 'brokerage', 'partner');
CREATE TABLE organizations (
  id uuid NOT NULL CONSTRAINT organizations_pkey PRIMARY KEY,
  kind organization_kind NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT organizations_name_check CHECK (name <> '' AND name = btrim(name) AND length(name) <= 200)
);
CREATE UNIQUE INDEX organizations_one_installation ON organizations (kind) WHERE kind = 'installation';
-- The same in every installation, so that defaults can name it.
INSERT INTO organizations (id, kind, name) VALUES ('01900000-0000-7000-8000-000000000001', 'installation', 'Installation owner');
-- Tables written all day have no foreign key to it (see require_organization), so it must not go.
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON organizations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');

-- The organization a session works within; null where it has not said so.
CREATE FUNCTION current_organization() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('coverbridge.organization_id', true), '')::uuid;

-- A constant fills the rows that are there without touching them; what comes is of the session's organization.
ALTER TABLE users ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE users ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE cases ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE cases ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE case_states ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE case_states ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE case_events ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE case_events ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE messages ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE messages ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE consent_records ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE consent_records ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE audit_entries ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE audit_entries ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE canned_replies ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE canned_replies ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE settings ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE settings ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');
ALTER TABLE daily_counts ADD COLUMN organization_id uuid NOT NULL DEFAULT '01900000-0000-7000-8000-000000000001';
ALTER TABLE daily_counts ALTER COLUMN organization_id SET DEFAULT coalesce(current_organization(), '01900000-0000-7000-8000-000000000001');

-- What is written seldom refers to it by a foreign key.
ALTER TABLE users ADD CONSTRAINT users_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations (id)
  ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE canned_replies ADD CONSTRAINT canned_replies_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations (id)
  ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE settings ADD CONSTRAINT settings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations (id)
  ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE daily_counts ADD CONSTRAINT daily_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations (id)
  ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- Elsewhere a foreign key would lock the one row of the organization with every row that is written. An organization is never deleted, so
-- that it was there once is enough.
CREATE FUNCTION require_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organizations WHERE id = NEW.organization_id) THEN
    RAISE EXCEPTION 'there is no organization %', NEW.organization_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER require_organization BEFORE INSERT ON cases FOR EACH ROW
  WHEN (NEW.organization_id <> '01900000-0000-7000-8000-000000000001') EXECUTE FUNCTION require_organization();
CREATE TRIGGER require_organization BEFORE INSERT ON audit_entries FOR EACH ROW
  WHEN (NEW.organization_id <> '01900000-0000-7000-8000-000000000001') EXECUTE FUNCTION require_organization();
CREATE TRIGGER require_organization BEFORE INSERT ON consent_records FOR EACH ROW
  WHEN (NEW.case_id IS NULL AND NEW.organization_id <> '01900000-0000-7000-8000-000000000001') EXECUTE FUNCTION require_organization();

-- What belongs to a case belongs to its organization, whoever writes it. A case that the session may not see is none.
CREATE FUNCTION take_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.organization_id INTO NEW.organization_id FROM cases c WHERE c.id = NEW.case_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no case %', NEW.case_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER take_organization BEFORE INSERT ON case_states FOR EACH ROW EXECUTE FUNCTION take_organization();
CREATE TRIGGER take_organization BEFORE INSERT ON case_events FOR EACH ROW EXECUTE FUNCTION take_organization();
CREATE TRIGGER take_organization BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION take_organization();
CREATE TRIGGER take_organization BEFORE INSERT ON consent_records FOR EACH ROW
  WHEN (NEW.case_id IS NOT NULL) EXECUTE FUNCTION take_organization();

-- And it stays: a row that changed hands would leave behind what was taken from it.
CREATE FUNCTION keep_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a row of % stays with its organization', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON users FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON cases FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON case_states FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON case_events FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON messages FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON audit_entries FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON canned_replies FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON settings FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
CREATE TRIGGER keep_organization BEFORE UPDATE OF organization_id ON daily_counts FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION keep_organization();
