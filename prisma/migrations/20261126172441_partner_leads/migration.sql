CREATE TABLE "partner_leads" (
    "case_id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "external_id" TEXT NOT NULL,
    "campaign" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_leads_pkey" PRIMARY KEY ("case_id")
);

CREATE INDEX "partner_leads_partner_id_updated_at_case_id_idx" ON "partner_leads"("partner_id", "updated_at" DESC, "case_id" DESC);

CREATE INDEX "partner_leads_partner_id_created_at_idx" ON "partner_leads"("partner_id", "created_at");

CREATE UNIQUE INDEX "partner_leads_partner_id_external_id_key" ON "partner_leads"("partner_id", "external_id");

ALTER TABLE "partner_leads" ADD CONSTRAINT "partner_leads_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "partner_leads" ADD CONSTRAINT "partner_leads_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partners"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE partner_leads
  ADD CONSTRAINT partner_leads_texts_check CHECK (length(external_id) <= 100),
  ADD CONSTRAINT partner_leads_external_id_check CHECK (external_id <> ''),
  ADD CONSTRAINT partner_leads_campaign_check CHECK (jsonb_typeof(campaign) = 'object' AND length(campaign::text) <= 2000),
  ADD CONSTRAINT partner_leads_dates_check CHECK (updated_at >= created_at);

-- Partners ask for what changed since they last asked, and see nothing but the status.
CREATE FUNCTION note_lead_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE partner_leads SET updated_at = greatest(updated_at, now()) WHERE case_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_lead_status AFTER UPDATE OF status ON cases FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.source ^@ 'api/') EXECUTE FUNCTION note_lead_status();

-- A consent that was given on a partner's page.
ALTER TABLE consent_records
  DROP CONSTRAINT consent_records_channel_check,
  ADD CONSTRAINT consent_records_channel_check CHECK (channel IN ('web-form', 'mail-link', 'unsubscribe-link', 'contact-form', 'api', 'chat', 'on-request',
    'portal', 'import', 'partner')) NOT VALID;
