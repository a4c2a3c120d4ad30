-- AlterTable
ALTER TABLE "room" ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "store" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "sort_priority" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "product" ADD COLUMN     "sort_priority" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "catalogue_picture" (
    "hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "byte_count" INTEGER NOT NULL,
    "image" BYTEA NOT NULL,
    "preview" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalogue_picture_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "catalogue_picture_used_at_idx" ON "catalogue_picture"("used_at");

-- Who changes the list of rooms holds this row, so that no two get one name.
INSERT INTO "named_lock" ("name") VALUES ('rooms');
