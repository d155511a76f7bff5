-- The ledger in a form that erasure and proof can share (docs/decisions/0045). No consent of a real person exists yet, and the old
-- hashes cover what erasure must be able to remove, so a ledger in the old form cannot be taken over.
DROP TABLE consent_records;

CREATE TABLE consent_people (
  id uuid NOT NULL CONSTRAINT consent_people_pkey PRIMARY KEY,
  email_key text,
  salt bytea,
  created_at timestamptz(3) NOT NULL,
  erased_at timestamptz(3),
  -- A person is known or erased, nothing in between.
  CONSTRAINT consent_people_erased_check CHECK (
    (erased_at IS NULL) = (email_key IS NOT NULL) AND (erased_at IS NULL) = (salt IS NOT NULL)),
  CONSTRAINT consent_people_email_key_check CHECK (email_key = lower(email_key)),
  CONSTRAINT consent_people_salt_check CHECK (length(salt) = 32)
);
CREATE UNIQUE INDEX consent_people_email_key_key ON consent_people (email_key);

CREATE TABLE consent_records (
  seq serial NOT NULL CONSTRAINT consent_records_pkey PRIMARY KEY,
  purpose text NOT NULL,
  version integer NOT NULL,
  given boolean NOT NULL,
  person_id uuid NOT NULL,
  case_id uuid,
  channel text NOT NULL,
  at timestamptz(3) NOT NULL,
  format smallint NOT NULL,
  digest text NOT NULL,
  CONSTRAINT consent_records_purpose_version_fkey FOREIGN KEY (purpose, version) REFERENCES consent_texts (purpose, version) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT consent_records_person_id_fkey FOREIGN KEY (person_id) REFERENCES consent_people (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT consent_records_digest_check CHECK (digest ~ '^[0-9a-f]{64}$')
);
CREATE INDEX consent_records_person_id_idx ON consent_records (person_id);
CREATE INDEX consent_records_case_id_idx ON consent_records (case_id);

CREATE TABLE consent_details (
  seq integer NOT NULL CONSTRAINT consent_details_pkey PRIMARY KEY,
  evidence jsonb NOT NULL,
  CONSTRAINT consent_details_seq_fkey FOREIGN KEY (seq) REFERENCES consent_records (seq) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE consent_links (
  place integer NOT NULL CONSTRAINT consent_links_pkey PRIMARY KEY,
  seq integer NOT NULL,
  prev_hash text NOT NULL,
  hash text NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT consent_links_seq_fkey FOREIGN KEY (seq) REFERENCES consent_records (seq) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT consent_links_place_check CHECK (place > 0)
);
CREATE UNIQUE INDEX consent_links_seq_key ON consent_links (seq);
CREATE UNIQUE INDEX consent_links_hash_key ON consent_links (hash);

CREATE TABLE consent_queue (
  seq integer NOT NULL CONSTRAINT consent_queue_pkey PRIMARY KEY,
  CONSTRAINT consent_queue_seq_fkey FOREIGN KEY (seq) REFERENCES consent_records (seq) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE ledger_heads (
  day date NOT NULL CONSTRAINT ledger_heads_pkey PRIMARY KEY,
  place integer NOT NULL,
  hash text NOT NULL,
  signature bytea NOT NULL,
  public_key bytea NOT NULL,
  at timestamptz(3) NOT NULL
);

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_records
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('nobody');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_people
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('retention');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_details
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('retention');
