-- The audit becomes a ledger, as the consents are (docs/decisions/0047). What is there already has no digest (format 0): it is chained
-- from here on as it stands, and its names are not proven.
ALTER TABLE audit_entries ADD COLUMN salt bytea;
ALTER TABLE audit_entries ADD COLUMN format smallint NOT NULL DEFAULT 0;
ALTER TABLE audit_entries ADD COLUMN digest text NOT NULL DEFAULT '';
ALTER TABLE audit_entries ALTER COLUMN format DROP DEFAULT;
ALTER TABLE audit_entries ALTER COLUMN digest DROP DEFAULT;
ALTER TABLE audit_entries
  ADD CONSTRAINT audit_entries_salt_check CHECK (octet_length(salt) = 32) NOT VALID,
  ADD CONSTRAINT audit_entries_format_check CHECK (format >= 0) NOT VALID,
  ADD CONSTRAINT audit_entries_digest_check CHECK (digest ~ '^[0-9a-f]{64}$' OR (format = 0 AND digest = '')) NOT VALID;

-- No foreign keys: an entry goes by months, before its link does.
CREATE TABLE audit_links (
  place integer NOT NULL CONSTRAINT audit_links_pkey PRIMARY KEY,
  entry_id uuid NOT NULL,
  prev_hash text NOT NULL,
  hash text NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT audit_links_place_check CHECK (place >= 1),
  CONSTRAINT audit_links_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- The first one follows nothing.
  CONSTRAINT audit_links_prev_hash_check CHECK (prev_hash ~ '^[0-9a-f]{64}$' OR (place = 1 AND prev_hash = 'genesis'))
);
CREATE UNIQUE INDEX audit_links_entry_id_key ON audit_links (entry_id);
CREATE UNIQUE INDEX audit_links_hash_key ON audit_links (hash);
CREATE TABLE audit_queue (entry_id uuid NOT NULL CONSTRAINT audit_queue_pkey PRIMARY KEY);
INSERT INTO audit_queue (entry_id) SELECT id FROM audit_entries;

-- Heads name their ledger, and are signed with its name. There is no consent of a real person yet whose heads could be lost.
DROP TABLE ledger_heads;
CREATE TABLE ledger_heads (
  ledger text NOT NULL,
  day date NOT NULL,
  place integer NOT NULL,
  hash text NOT NULL,
  signature bytea NOT NULL,
  public_key bytea NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT ledger_heads_pkey PRIMARY KEY (ledger, day),
  CONSTRAINT ledger_heads_ledger_check CHECK (ledger IN ('consents', 'audit')),
  CONSTRAINT ledger_heads_place_check CHECK (place >= 1),
  CONSTRAINT ledger_heads_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- Ed25519, and its key as SPKI.
  CONSTRAINT ledger_heads_signature_check CHECK (octet_length(signature) = 64),
  CONSTRAINT ledger_heads_public_key_check CHECK (octet_length(public_key) = 44)
);

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('retention');
