-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "gaveUpAt" TIMESTAMPTZ(3);
