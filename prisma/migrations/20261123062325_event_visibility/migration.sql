-- AlterTable
ALTER TABLE "CaseEvent" ALTER COLUMN "visibility" DROP DEFAULT;
