-- AlterTable
ALTER TABLE "Case" ADD COLUMN     "confirmDueAt" TIMESTAMPTZ(3),
ADD COLUMN     "takeDueAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "QuoteOption_status_validUntil_idx" ON "QuoteOption"("status", "validUntil");

-- Until now the reply clock counted in these three statuses only. What is left of it elsewhere means nothing.
UPDATE "Case" SET "firstReplyDueAt" = NULL WHERE "firstReplyDueAt" IS NOT NULL AND status NOT IN ('new', 'offered', 'active');
-- The promise of cases that are looking for a broker: their offer, or what they were told.
UPDATE "Case" c SET "takeDueAt" = coalesce(
    (SELECT max(o."expiresAt") FROM "Offer" o WHERE o."caseId" = c.id AND o.status = 'open'), c."firstReplyDueAt")
  WHERE c.status IN ('new', 'offered') AND c."importBatchId" IS NULL;
-- What waits already begins with the usual time, counted from now. Opening hours are not known here.
UPDATE "Case" SET "confirmDueAt" = now() + interval '4 hours' WHERE status = 'accepted';
UPDATE "Case" c SET "firstReplyDueAt" = now() + interval '8 hours'
  WHERE c.status IN ('quoted', 'accepted', 'bound', 'lost') AND c."lastEventAt" > now() - interval '60 days'
    AND (SELECT m."senderRole" FROM "Message" m WHERE m."caseId" = c.id AND m.kind = 'message' ORDER BY m.seq DESC LIMIT 1) = 'client';

-- The queues by what is due first, over every clock. What has ended is in them only while somebody waits. Queries must spell these
-- expressions alike: src/server/features/clocks/policy.ts.
DROP INDEX "Case_broker_due";
DROP INDEX "Case_all_due";
DROP INDEX "Case_all_priority";
CREATE INDEX "Case_broker_due" ON "Case" ("brokerId", (coalesce(least("takeDueAt", "firstReplyDueAt", "confirmDueAt"), 'infinity'::timestamptz)), id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted')
    OR least("takeDueAt", "firstReplyDueAt", "confirmDueAt") IS NOT NULL;
CREATE INDEX "Case_all_due" ON "Case" ((coalesce(least("takeDueAt", "firstReplyDueAt", "confirmDueAt"), 'infinity'::timestamptz)), id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted')
    OR least("takeDueAt", "firstReplyDueAt", "confirmDueAt") IS NOT NULL;
CREATE INDEX "Case_all_priority" ON "Case" (priority, (coalesce(least("takeDueAt", "firstReplyDueAt", "confirmDueAt"), 'infinity'::timestamptz)), id)
  WHERE status IN ('new', 'offered', 'active', 'waiting_client', 'on_hold', 'quoted', 'accepted');
