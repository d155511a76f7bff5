-- CreateTable
CREATE TABLE "ChatTurn" (
    "id" UUID NOT NULL,
    "conversationId" UUID,
    "page" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "response" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "citations" TEXT[],
    "redacted" TEXT[],
    "tookMs" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChatTurn_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssistantUsage" (
    "day" TEXT NOT NULL,
    "tokens" INTEGER NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "AssistantUsage_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "ChatHandover" (
    "key" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChatHandover_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "ChatTurn_createdAt_id_idx" ON "ChatTurn"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ChatTurn_verdict_createdAt_id_idx" ON "ChatTurn"("verdict", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ChatHandover_caseId_key" ON "ChatHandover"("caseId");

-- AddForeignKey
ALTER TABLE "ChatHandover" ADD CONSTRAINT "ChatHandover_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
