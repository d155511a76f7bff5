-- CreateEnum
CREATE TYPE "CasePriority" AS ENUM ('low', 'normal', 'high', 'urgent');

-- CreateEnum
CREATE TYPE "CallbackStatus" AS ENUM ('planned', 'done', 'missed', 'cancelled');

-- CreateEnum
CREATE TYPE "ImportStatus" AS ENUM ('draft', 'imported', 'undone');

-- CreateEnum
CREATE TYPE "ScheduledMessageStatus" AS ENUM ('scheduled', 'sent', 'cancelled', 'stopped');

-- AlterTable
ALTER TABLE "BrokerProfile" ADD COLUMN     "delegateId" UUID,
ADD COLUMN     "licenceToldDays" INTEGER,
ADD COLUMN     "licenceVerifiedAt" TIMESTAMPTZ(3),
ADD COLUMN     "licenceVerifiedName" TEXT,
ADD COLUMN     "supervisorLicence" TEXT,
ADD COLUMN     "supervisorName" TEXT;

-- AlterTable
ALTER TABLE "Case" ADD COLUMN     "anonymisedAt" TIMESTAMPTZ(3),
ADD COLUMN     "assignedAt" TIMESTAMPTZ(3),
ADD COLUMN     "breachToldAt" TIMESTAMPTZ(3),
ADD COLUMN     "closedAt" TIMESTAMPTZ(3),
ADD COLUMN     "dueToldAt" TIMESTAMPTZ(3),
ADD COLUMN     "firstReplyMinutes" INTEGER,
ADD COLUMN     "importBatchId" UUID,
ADD COLUMN     "mergedIntoId" UUID,
ADD COLUMN     "pausedAt" TIMESTAMPTZ(3),
ADD COLUMN     "pausedDueAt" TIMESTAMPTZ(3),
ADD COLUMN     "priority" "CasePriority" NOT NULL DEFAULT 'normal';

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "caseId" UUID,
ADD COLUMN     "handledAt" TIMESTAMPTZ(3),
ADD COLUMN     "handledByName" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "warnedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN     "handledByName" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "actorRole" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT,
    "subjectLabel" TEXT NOT NULL,
    "reason" TEXT,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Callback" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "about" TEXT,
    "status" "CallbackStatus" NOT NULL DEFAULT 'planned',
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "createdById" UUID NOT NULL,
    "createdByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remindedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Callback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactReply" (
    "id" UUID NOT NULL,
    "contactMessageId" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "clientKey" TEXT NOT NULL,
    "senderName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactReply_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SavedView" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BulkAction" (
    "id" UUID NOT NULL,
    "actorId" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "items" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "BulkAction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImportBatch" (
    "id" UUID NOT NULL,
    "fileName" TEXT NOT NULL,
    "status" "ImportStatus" NOT NULL DEFAULT 'draft',
    "mapping" JSONB NOT NULL,
    "columns" TEXT[],
    "rowCount" INTEGER NOT NULL,
    "createdById" UUID NOT NULL,
    "createdByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "importedAt" TIMESTAMPTZ(3),
    "undoneAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ImportBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImportRow" (
    "batchId" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "problem" TEXT,
    "duplicate" TEXT,
    "duplicateCaseId" UUID,
    "skipped" BOOLEAN NOT NULL DEFAULT false,
    "caseId" UUID,

    CONSTRAINT "ImportRow_pkey" PRIMARY KEY ("batchId","line")
);

-- CreateTable
CREATE TABLE "ScheduledMessage" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "senderId" UUID NOT NULL,
    "senderName" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "sendAt" TIMESTAMPTZ(3) NOT NULL,
    "status" "ScheduledMessageStatus" NOT NULL DEFAULT 'scheduled',
    "seenSeq" INTEGER NOT NULL,
    "stopReason" TEXT,
    "clientKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ScheduledMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConversationWriter" (
    "caseId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "kind" "MessageKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ConversationWriter_pkey" PRIMARY KEY ("caseId","userId")
);

-- CreateTable
CREATE TABLE "CannedReply" (
    "id" UUID NOT NULL,
    "ownerId" UUID,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "shortcut" TEXT,
    "createdByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "CannedReply_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LegalHold" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "placedByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "releasedAt" TIMESTAMPTZ(3),
    "releasedByName" TEXT,

    CONSTRAINT "LegalHold_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RetentionRun" (
    "id" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "removed" INTEGER NOT NULL,
    "kept" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RetentionRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedByName" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "DailyCount" (
    "day" DATE NOT NULL,
    "metric" TEXT NOT NULL,
    "dimension" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DailyCount_pkey" PRIMARY KEY ("metric","day","dimension")
);

-- CreateTable
CREATE TABLE "UserInvitation" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "fullName" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "profile" JSONB,
    "invitedById" UUID,
    "invitedByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "UserInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ViewGrant" (
    "id" UUID NOT NULL,
    "adminId" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ViewGrant_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_action_at_id_idx" ON "AuditEntry"("action", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_at_id_idx" ON "AuditEntry"("actorId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_subjectType_subjectId_at_idx" ON "AuditEntry"("subjectType", "subjectId", "at" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_subjectType_at_id_idx" ON "AuditEntry"("subjectType", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Callback_caseId_at_idx" ON "Callback"("caseId", "at");

-- CreateIndex
CREATE INDEX "Callback_status_at_idx" ON "Callback"("status", "at");

-- CreateIndex
CREATE UNIQUE INDEX "ContactReply_clientKey_key" ON "ContactReply"("clientKey");

-- CreateIndex
CREATE INDEX "ContactReply_contactMessageId_createdAt_idx" ON "ContactReply"("contactMessageId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "SavedView_userId_name_key" ON "SavedView"("userId", "name");

-- CreateIndex
CREATE INDEX "BulkAction_actorId_createdAt_idx" ON "BulkAction"("actorId", "createdAt");

-- CreateIndex
CREATE INDEX "ImportBatch_createdAt_id_idx" ON "ImportBatch"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ScheduledMessage_caseId_status_sendAt_idx" ON "ScheduledMessage"("caseId", "status", "sendAt");

-- CreateIndex
CREATE INDEX "ScheduledMessage_status_sendAt_idx" ON "ScheduledMessage"("status", "sendAt");

-- CreateIndex
CREATE UNIQUE INDEX "ScheduledMessage_caseId_clientKey_key" ON "ScheduledMessage"("caseId", "clientKey");

-- CreateIndex
CREATE INDEX "CannedReply_ownerId_title_idx" ON "CannedReply"("ownerId", "title");

-- CreateIndex
CREATE INDEX "LegalHold_caseId_releasedAt_idx" ON "LegalHold"("caseId", "releasedAt");

-- CreateIndex
CREATE INDEX "RetentionRun_rule_at_idx" ON "RetentionRun"("rule", "at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "UserInvitation_tokenHash_key" ON "UserInvitation"("tokenHash");

-- CreateIndex
CREATE INDEX "UserInvitation_emailKey_idx" ON "UserInvitation"("emailKey");

-- CreateIndex
CREATE INDEX "UserInvitation_acceptedAt_revokedAt_createdAt_idx" ON "UserInvitation"("acceptedAt", "revokedAt", "createdAt");

-- CreateIndex
CREATE INDEX "ViewGrant_adminId_idx" ON "ViewGrant"("adminId");

-- CreateIndex
CREATE INDEX "ViewGrant_clientId_createdAt_idx" ON "ViewGrant"("clientId", "createdAt");

-- CreateIndex
CREATE INDEX "Offer_status_expiresAt_idx" ON "Offer"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "BrokerProfile_licenceExpiresOn_idx" ON "BrokerProfile"("licenceExpiresOn");

-- CreateIndex
CREATE INDEX "BrokerProfile_delegateId_idx" ON "BrokerProfile"("delegateId");

-- CreateIndex
CREATE INDEX "Case_brokerId_status_firstReplyDueAt_idx" ON "Case"("brokerId", "status", "firstReplyDueAt");

-- CreateIndex
CREATE INDEX "Case_status_firstReplyDueAt_idx" ON "Case"("status", "firstReplyDueAt");

-- CreateIndex
CREATE INDEX "Case_brokerId_closedAt_idx" ON "Case"("brokerId", "closedAt");

-- CreateIndex
CREATE INDEX "Case_closedAt_idx" ON "Case"("closedAt");

-- CreateIndex
CREATE INDEX "Case_holdUntil_idx" ON "Case"("holdUntil");

-- CreateIndex
CREATE INDEX "Case_createdAt_id_idx" ON "Case"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Case_mergedIntoId_idx" ON "Case"("mergedIntoId");

-- CreateIndex
CREATE INDEX "Case_importBatchId_idx" ON "Case"("importBatchId");

-- CreateIndex
CREATE INDEX "Case_contactPhoneE164_idx" ON "Case"("contactPhoneE164");

-- CreateIndex
CREATE INDEX "CaseEvent_at_caseId_seq_idx" ON "CaseEvent"("at" DESC, "caseId" DESC, "seq" DESC);

-- CreateIndex
CREATE INDEX "CaseEvent_actorId_at_idx" ON "CaseEvent"("actorId", "at" DESC);

-- CreateIndex
CREATE INDEX "CaseEvent_type_at_idx" ON "CaseEvent"("type", "at" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_status_createdAt_id_idx" ON "ContactMessage"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "NewsletterSubscriber_createdAt_id_idx" ON "NewsletterSubscriber"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "NewsletterSubscriber_status_createdAt_id_idx" ON "NewsletterSubscriber"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_role_createdAt_id_idx" ON "User"("role", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_phoneE164_idx" ON "User"("phoneE164");

-- AddForeignKey
ALTER TABLE "BrokerProfile" ADD CONSTRAINT "BrokerProfile_delegateId_fkey" FOREIGN KEY ("delegateId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Case" ADD CONSTRAINT "Case_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Case"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Case" ADD CONSTRAINT "Case_importBatchId_fkey" FOREIGN KEY ("importBatchId") REFERENCES "ImportBatch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Callback" ADD CONSTRAINT "Callback_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactReply" ADD CONSTRAINT "ContactReply_contactMessageId_fkey" FOREIGN KEY ("contactMessageId") REFERENCES "ContactMessage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedView" ADD CONSTRAINT "SavedView_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportRow" ADD CONSTRAINT "ImportRow_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "ImportBatch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScheduledMessage" ADD CONSTRAINT "ScheduledMessage_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationWriter" ADD CONSTRAINT "ConversationWriter_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CannedReply" ADD CONSTRAINT "CannedReply_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LegalHold" ADD CONSTRAINT "LegalHold_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the models cannot say.

-- Worth nothing after some seconds, so it need not survive a crash.
ALTER TABLE "ConversationWriter" SET UNLOGGED;

-- Search by the beginnings of words. 'simple' keeps names as they are written. Queries must spell these expressions alike.
CREATE INDEX "Case_search" ON "Case" USING GIN (to_tsvector('simple',
  "contactName" || ' ' || "contactEmail" || ' ' || title || ' ' || coalesce("contactPhoneE164", '') || ' ' || serial::text));
CREATE INDEX "Message_search" ON "Message" USING GIN (to_tsvector('simple', body));
CREATE INDEX "User_search" ON "User" USING GIN (to_tsvector('simple', "fullName" || ' ' || username || ' ' || email));
CREATE INDEX "ContactMessage_search" ON "ContactMessage" USING GIN (to_tsvector('simple', name || ' ' || email || ' ' || subject));
-- By the beginning of an address, in the order of its bytes whatever the collation of the database.
CREATE INDEX "NewsletterSubscriber_mailbox" ON "NewsletterSubscriber" (lower("emailKey") COLLATE "C");
CREATE INDEX "AuditEntry_search" ON "AuditEntry" USING GIN (to_tsvector('simple',
  "actorName" || ' ' || "subjectLabel" || ' ' || coalesce(reason, '')));

-- The queues of open cases, what is due first on top, without a due time last.
CREATE INDEX "Case_broker_due" ON "Case" ("brokerId", (coalesce("firstReplyDueAt", 'infinity'::timestamptz)), id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
CREATE INDEX "Case_all_due" ON "Case" ((coalesce("firstReplyDueAt", 'infinity'::timestamptz)), id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
-- The same by movement, longest without any first, read backwards latest first. What ended long ago would stand in between.
CREATE INDEX "Case_all_activity" ON "Case" ("lastEventAt", id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
-- Filters that leave few rows.
CREATE INDEX "Case_all_priority" ON "Case" (priority, (coalesce("firstReplyDueAt", 'infinity'::timestamptz)), id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
CREATE INDEX "Case_all_area" ON "Case" ("postalCode" text_pattern_ops)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');

-- The few clients a filter of the list asks for, newest first.
CREATE INDEX "User_clients_disabled" ON "User" ("createdAt" DESC, id DESC) WHERE role = 'client' AND "disabledAt" IS NOT NULL;
CREATE INDEX "Case_open_client" ON "Case" ("clientId")
  WHERE "clientId" IS NOT NULL AND status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
CREATE INDEX "User_clients_unverified" ON "User" ("createdAt" DESC, id DESC) WHERE role = 'client' AND "emailVerifiedAt" IS NULL;

-- People who asked without an account, one mailbox after the other, and everything one mailbox has written.
CREATE INDEX "Case_without_account" ON "Case" (("contactEmailKey" COLLATE "C"), "createdAt" DESC, id DESC) WHERE "clientId" IS NULL;
CREATE INDEX "ContactMessage_mailbox" ON "ContactMessage" (lower(email), "createdAt" DESC, id DESC);

-- When what is there already was taken on, and when it ended.
UPDATE "Case" c SET "assignedAt" = e.at
  FROM (SELECT "caseId", max(at) AS at FROM "CaseEvent" WHERE type IN ('accepted', 'claimed', 'assigned') GROUP BY "caseId") e
  WHERE e."caseId" = c.id AND c."brokerId" IS NOT NULL;
UPDATE "Case" c SET "closedAt" = e.at
  FROM (SELECT "caseId", max(at) AS at FROM "CaseEvent" WHERE type IN ('bound', 'lost', 'withdrawn') GROUP BY "caseId") e
  WHERE e."caseId" = c.id AND c.status IN ('bound', 'lost', 'withdrawn');

-- The history is append only: nobody changes a row or takes one away, whatever a bug or a hand at the database tries. Retention alone
-- may, in a transaction that says so by set_config. The runner cuts this file at every semicolon, so the ones inside the function
-- are written as their code.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  IF current_setting(''coverbridge.retention'', true) IS DISTINCT FROM ''on'' THEN
    RAISE EXCEPTION ''% is append only'', TG_TABLE_NAME\x3b
  END IF\x3b
  RETURN NULL\x3b
END';
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "CaseEvent" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Disabled accounts are few: a list of them must not read everybody.
CREATE INDEX "User_disabled" ON "User" ("createdAt" DESC, id DESC) WHERE "disabledAt" IS NOT NULL;
