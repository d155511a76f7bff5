-- DropIndex
DROP INDEX "NewsletterSubscriber_unsubscribeTokenHash_key";

-- AlterTable
ALTER TABLE "NewsletterSubscriber" DROP COLUMN "unsubscribeTokenHash",
ADD COLUMN     "topics" TEXT[];
