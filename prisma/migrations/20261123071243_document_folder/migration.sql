-- CreateTable
CREATE TABLE "DocumentFolder" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "identity" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DocumentFolder_pkey" PRIMARY KEY ("id")
);
