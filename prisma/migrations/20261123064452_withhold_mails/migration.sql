-- AlterEnum
ALTER TYPE "MailState" ADD VALUE 'withheld';
