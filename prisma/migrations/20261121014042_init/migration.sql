-- CreateEnum
CREATE TYPE "LicenceClass" AS ENUM ('GENERAL', 'LIFE', 'ACCIDENT_SICKNESS');

-- CreateEnum
CREATE TYPE "CaseStatus" AS ENUM ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted', 'bound', 'lost', 'withdrawn', 'duplicate');

-- CreateEnum
CREATE TYPE "CaseStage" AS ENUM ('inquiry', 'information', 'market', 'quote', 'decision', 'binding', 'policy');

-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('client', 'staff');

-- CreateEnum
CREATE TYPE "OfferStatus" AS ENUM ('open', 'accepted', 'declined', 'expired');

-- CreateEnum
CREATE TYPE "ContactMessageStatus" AS ENUM ('new', 'open', 'converted', 'replied', 'spam');

-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('message', 'note', 'system');

-- CreateEnum
CREATE TYPE "SubscriberStatus" AS ENUM ('pending', 'confirmed', 'unsubscribed');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('queued', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "QuoteOptionStatus" AS ENUM ('open', 'accepted', 'declined', 'expired', 'superseded');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('client', 'broker', 'admin');

-- CreateTable
CREATE TABLE "BrokerProfile" (
    "userId" UUID NOT NULL,
    "firm" TEXT NOT NULL,
    "licenceNumber" TEXT NOT NULL,
    "licenceClasses" "LicenceClass"[],
    "licenceLevel" INTEGER NOT NULL,
    "licenceExpiresOn" DATE NOT NULL,
    "lines" TEXT[],
    "areas" TEXT[],
    "languages" TEXT[],
    "capacity" INTEGER NOT NULL,
    "awayUntil" DATE,
    "lastOfferedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BrokerProfile_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Case" (
    "id" UUID NOT NULL,
    "serial" SERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "status" "CaseStatus" NOT NULL DEFAULT 'new',
    "stage" "CaseStage" NOT NULL DEFAULT 'inquiry',
    "contactName" TEXT NOT NULL,
    "contactEmail" TEXT NOT NULL,
    "contactEmailKey" TEXT NOT NULL,
    "contactPhone" TEXT NOT NULL,
    "contactPhoneE164" TEXT,
    "postalCode" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "clientId" UUID,
    "brokerId" UUID,
    "draftId" UUID,
    "definitionVersion" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "sealedAnswers" BYTEA,
    "source" TEXT NOT NULL,
    "waitingSince" TIMESTAMPTZ(3),
    "firstReplyDueAt" TIMESTAMPTZ(3),
    "firstReplyAt" TIMESTAMPTZ(3),
    "holdUntil" TIMESTAMPTZ(3),
    "closeReason" TEXT,
    "boundInsurer" TEXT,
    "policyNumber" TEXT,
    "policyEffectiveOn" DATE,
    "policyExpiresOn" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "eventSeq" INTEGER NOT NULL DEFAULT 0,
    "messageSeq" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastEventAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Case_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseEvent" (
    "caseId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "actorRole" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "visibility" "Visibility" NOT NULL DEFAULT 'client',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseEvent_pkey" PRIMARY KEY ("caseId","seq")
);

-- CreateTable
CREATE TABLE "Offer" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "brokerId" UUID NOT NULL,
    "status" "OfferStatus" NOT NULL DEFAULT 'open',
    "offeredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "respondedAt" TIMESTAMPTZ(3),
    "declineReason" TEXT,

    CONSTRAINT "Offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssignmentDecision" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "candidates" JSONB NOT NULL,
    "chosenBrokerId" UUID,
    "reason" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AssignmentDecision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseInvitation" (
    "tokenHash" TEXT NOT NULL,
    "caseId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseInvitation_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "ConsentText" (
    "purpose" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "ConsentText_pkey" PRIMARY KEY ("purpose","version")
);

-- CreateTable
CREATE TABLE "ConsentRecord" (
    "seq" SERIAL NOT NULL,
    "purpose" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "given" BOOLEAN NOT NULL,
    "subjectEmail" TEXT NOT NULL,
    "caseId" UUID,
    "channel" TEXT NOT NULL,
    "evidence" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "prevHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "ConsentRecord_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "phoneE164" TEXT,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "insuranceType" TEXT,
    "status" "ContactMessageStatus" NOT NULL DEFAULT 'new',
    "fingerprint" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" "MessageKind" NOT NULL DEFAULT 'message',
    "senderId" UUID,
    "senderName" TEXT NOT NULL,
    "senderRole" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "clientKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConversationRead" (
    "caseId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "lastReadSeq" INTEGER NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConversationRead_pkey" PRIMARY KEY ("caseId","userId")
);

-- CreateTable
CREATE TABLE "NewsletterSubscriber" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "status" "SubscriberStatus" NOT NULL DEFAULT 'pending',
    "confirmTokenHash" TEXT,
    "unsubscribeTokenHash" TEXT,
    "confirmationSentAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "unsubscribedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NewsletterSubscriber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "userId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "caseId" UUID,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("userId","seq")
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "toName" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuoteDraft" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "line" TEXT NOT NULL,
    "definitionVersion" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "sealedAnswers" BYTEA,
    "step" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "QuoteDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuoteOption" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "insurer" TEXT NOT NULL,
    "premiumCents" INTEGER NOT NULL,
    "term" TEXT NOT NULL,
    "coverages" JSONB NOT NULL,
    "exclusions" TEXT,
    "validUntil" DATE NOT NULL,
    "note" TEXT,
    "status" "QuoteOptionStatus" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuoteOption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
-- Counters only: losing them in a crash costs nothing, and they are written on every public request.
CREATE UNLOGGED TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "fullName" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "phoneE164" TEXT,
    "passwordHash" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'client',
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "sessionEpoch" INTEGER NOT NULL DEFAULT 0,
    "termsVersion" TEXT NOT NULL,
    "termsAcceptedAt" TIMESTAMPTZ(3) NOT NULL,
    "notificationSeq" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Case_serial_key" ON "Case"("serial");

-- CreateIndex
CREATE UNIQUE INDEX "Case_draftId_key" ON "Case"("draftId");

-- CreateIndex
CREATE INDEX "Case_lastEventAt_id_idx" ON "Case"("lastEventAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Case_status_lastEventAt_id_idx" ON "Case"("status", "lastEventAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Case_clientId_lastEventAt_id_idx" ON "Case"("clientId", "lastEventAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Case_brokerId_lastEventAt_id_idx" ON "Case"("brokerId", "lastEventAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Case_contactEmailKey_idx" ON "Case"("contactEmailKey");

-- CreateIndex
CREATE INDEX "Offer_caseId_status_idx" ON "Offer"("caseId", "status");

-- CreateIndex
CREATE INDEX "Offer_brokerId_status_expiresAt_idx" ON "Offer"("brokerId", "status", "expiresAt");

-- CreateIndex
CREATE INDEX "AssignmentDecision_caseId_at_idx" ON "AssignmentDecision"("caseId", "at");

-- CreateIndex
CREATE INDEX "CaseInvitation_caseId_idx" ON "CaseInvitation"("caseId");

-- CreateIndex
CREATE UNIQUE INDEX "ConsentRecord_hash_key" ON "ConsentRecord"("hash");

-- CreateIndex
CREATE INDEX "ConsentRecord_subjectEmail_idx" ON "ConsentRecord"("subjectEmail");

-- CreateIndex
CREATE INDEX "ConsentRecord_caseId_idx" ON "ConsentRecord"("caseId");

-- CreateIndex
CREATE UNIQUE INDEX "ContactMessage_fingerprint_key" ON "ContactMessage"("fingerprint");

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_id_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Message_caseId_seq_key" ON "Message"("caseId", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "Message_caseId_clientKey_key" ON "Message"("caseId", "clientKey");

-- CreateIndex
CREATE UNIQUE INDEX "NewsletterSubscriber_emailKey_key" ON "NewsletterSubscriber"("emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "NewsletterSubscriber_confirmTokenHash_key" ON "NewsletterSubscriber"("confirmTokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "NewsletterSubscriber_unsubscribeTokenHash_key" ON "NewsletterSubscriber"("unsubscribeTokenHash");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_idx" ON "Notification"("userId", "readAt");

-- CreateIndex
CREATE INDEX "OutboxMail_state_createdAt_idx" ON "OutboxMail"("state", "createdAt");

-- CreateIndex
CREATE INDEX "QuoteDraft_expiresAt_idx" ON "QuoteDraft"("expiresAt");

-- CreateIndex
CREATE INDEX "QuoteOption_caseId_round_position_idx" ON "QuoteOption"("caseId", "round", "position");

-- CreateIndex
CREATE INDEX "RateLimit_expiresAt_idx" ON "RateLimit"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_emailKey_key" ON "User"("emailKey");

-- AddForeignKey
ALTER TABLE "BrokerProfile" ADD CONSTRAINT "BrokerProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Case" ADD CONSTRAINT "Case_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Case" ADD CONSTRAINT "Case_brokerId_fkey" FOREIGN KEY ("brokerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Case" ADD CONSTRAINT "Case_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "QuoteDraft"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseEvent" ADD CONSTRAINT "CaseEvent_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_brokerId_fkey" FOREIGN KEY ("brokerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentDecision" ADD CONSTRAINT "AssignmentDecision_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseInvitation" ADD CONSTRAINT "CaseInvitation_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsentRecord" ADD CONSTRAINT "ConsentRecord_purpose_version_fkey" FOREIGN KEY ("purpose", "version") REFERENCES "ConsentText"("purpose", "version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationRead" ADD CONSTRAINT "ConversationRead_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationRead" ADD CONSTRAINT "ConversationRead_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteOption" ADD CONSTRAINT "QuoteOption_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
