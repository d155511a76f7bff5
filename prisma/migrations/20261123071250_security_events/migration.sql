-- CreateTable
CREATE TABLE "SecurityEvent" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "failed" BOOLEAN NOT NULL,
    "userId" UUID,
    "network" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "detail" TEXT,

    CONSTRAINT "SecurityEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SecurityEvent_at_id_idx" ON "SecurityEvent"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SecurityEvent_failed_at_id_idx" ON "SecurityEvent"("failed", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SecurityEvent_kind_at_id_idx" ON "SecurityEvent"("kind", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SecurityEvent_userId_at_id_idx" ON "SecurityEvent"("userId", "at" DESC, "id" DESC);
