-- CreateTable
CREATE TABLE "KeyCheck" (
    "id" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "KeyCheck_pkey" PRIMARY KEY ("id")
);
