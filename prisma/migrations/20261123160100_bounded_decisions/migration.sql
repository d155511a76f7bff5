-- Decisions of before held an essay about every broker. What remains of them: who was chosen, when, of how many.
ALTER TABLE "assignment_decisions"
ADD COLUMN     "best" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "considered" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "eligible" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "failures" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "weights" JSONB NOT NULL DEFAULT '{"capacity": 40, "language": 25, "fairness": 25, "area": 10}';
-- Append only: the owner opens it for the one statement that keeps what the dropped columns said.
ALTER TABLE "assignment_decisions" DISABLE TRIGGER append_only;
UPDATE "assignment_decisions" SET
  "considered" = jsonb_array_length("candidates"),
  "eligible" = (SELECT count(*) FROM jsonb_array_elements("candidates") AS candidate WHERE (candidate ->> 'eligible')::boolean);
ALTER TABLE "assignment_decisions" ENABLE TRIGGER append_only;
ALTER TABLE "assignment_decisions" DROP COLUMN "candidates",
DROP COLUMN "reason",
ALTER COLUMN "best" DROP DEFAULT,
ALTER COLUMN "considered" DROP DEFAULT,
ALTER COLUMN "eligible" DROP DEFAULT,
ALTER COLUMN "failures" DROP DEFAULT,
ALTER COLUMN "weights" DROP DEFAULT;

-- Retention goes by age alone.
CREATE INDEX "assignment_decisions_at_idx" ON "assignment_decisions"("at");
