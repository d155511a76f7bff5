import { expect, test } from 'vitest';
import { splitByKind } from '../../scripts/lib/migrations/split.ts';

test('the output of the engine is split so that it blocks nobody', async () => {
  const { schema, concurrent } = await splitByKind(`-- CreateTable
CREATE TABLE "nests" (
    "id" UUID NOT NULL,
    CONSTRAINT "nests_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "birds" ADD COLUMN     "nest_id" UUID;

-- CreateIndex
CREATE INDEX "nests_id_idx" ON "nests"("id");

-- CreateIndex
CREATE UNIQUE INDEX "birds_nest_id_key" ON "birds"("nest_id");

-- AddForeignKey
ALTER TABLE "birds" ADD CONSTRAINT "birds_nest_id_fkey" FOREIGN KEY ("nest_id") REFERENCES "nests"("id") ON DELETE SET NULL ON UPDATE CASCADE;
`);
  expect(schema).toBe(`CREATE TABLE "nests" (
    "id" UUID NOT NULL,
    CONSTRAINT "nests_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "birds" ADD COLUMN     "nest_id" UUID;

CREATE INDEX "nests_id_idx" ON "nests"("id");

ALTER TABLE "birds" ADD CONSTRAINT "birds_nest_id_fkey" FOREIGN KEY ("nest_id") REFERENCES "nests"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
`);
  expect(concurrent).toBe(`-- kind: concurrent
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "birds_nest_id_key" ON "birds"("nest_id");

ALTER TABLE "birds" VALIDATE CONSTRAINT "birds_nest_id_fkey";
`);
});

test('a change that needs one migration is one', async () => {
  expect(await splitByKind('ALTER TABLE "birds" ADD COLUMN "size" INTEGER;\n')).toEqual({
    schema: 'ALTER TABLE "birds" ADD COLUMN "size" INTEGER;\n',
    concurrent: '',
  });
  expect((await splitByKind('CREATE INDEX "a" ON "birds"("size");\n')).schema).toBe('');
});
