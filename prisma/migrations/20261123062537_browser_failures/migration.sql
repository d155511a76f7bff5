-- CreateEnum
CREATE TYPE "BrowserFailureKind" AS ENUM ('error', 'rejection', 'crash');

-- CreateTable
CREATE TABLE "BrowserFailure" (
    "id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "kind" "BrowserFailureKind" NOT NULL,
    "name" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "stack" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "release" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BrowserFailure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "BrowserFailure_fingerprint_key" ON "BrowserFailure"("fingerprint");

-- CreateIndex
CREATE INDEX "BrowserFailure_lastAt_id_idx" ON "BrowserFailure"("lastAt" DESC, "id" DESC);
