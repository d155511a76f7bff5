ALTER TABLE "cases" ADD COLUMN     "withdrawal_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "withdrawal_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "withdrawal_told_at" TIMESTAMPTZ(3);
