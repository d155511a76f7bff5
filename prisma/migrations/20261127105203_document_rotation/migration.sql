-- AlterTable
ALTER TABLE "document_versions" ADD COLUMN "rotation" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE document_versions ADD CONSTRAINT document_versions_rotation_check CHECK (rotation IN (0, 90, 180, 270)) NOT VALID;
