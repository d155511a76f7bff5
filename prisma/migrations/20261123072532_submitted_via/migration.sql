-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "via" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "termsVia" TEXT;
