-- CreateTable
CREATE TABLE "backfill" (
    "name" TEXT NOT NULL,
    "last_id" TEXT,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "backfill_pkey" PRIMARY KEY ("name")
);
