-- CreateEnum
CREATE TYPE "banquet_status" AS ENUM ('draft', 'transferring', 'transferred', 'failed', 'canceled');

-- CreateEnum
CREATE TYPE "reserve_state" AS ENUM ('queued', 'sent', 'accepted', 'refused', 'canceling', 'canceled');

-- CreateTable
CREATE TABLE "banquet" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "status" "banquet_status" NOT NULL DEFAULT 'draft',
    "customer_name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "guests_count" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_in_minutes" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "section_id" UUID,
    "section_name" TEXT,
    "comment" TEXT NOT NULL DEFAULT '',
    "should_remind" BOOLEAN NOT NULL DEFAULT false,
    "iiko_error" TEXT,
    "drift" JSONB NOT NULL DEFAULT '[]',
    "create_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "update_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "banquet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "banquet_table" (
    "banquet_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "table_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "banquet_table_pkey" PRIMARY KEY ("banquet_id","position")
);

-- CreateTable
CREATE TABLE "banquet_reserve" (
    "id" UUID NOT NULL,
    "banquet_id" INTEGER NOT NULL,
    "state" "reserve_state" NOT NULL DEFAULT 'queued',
    "organization_id" UUID,
    "correlation_id" TEXT,
    "cancel_correlation_id" TEXT,
    "info" JSONB,
    "last_sent_at" TIMESTAMPTZ(3),
    "next_check_at" TIMESTAMPTZ(3),
    "check_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "banquet_reserve_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "banquet_starts_at_id_idx" ON "banquet"("starts_at", "id");

-- CreateIndex
CREATE INDEX "banquet_table_table_id_idx" ON "banquet_table"("table_id");

-- CreateIndex
CREATE INDEX "banquet_reserve_banquet_id_created_at_idx" ON "banquet_reserve"("banquet_id", "created_at");

-- AddForeignKey
ALTER TABLE "banquet_table" ADD CONSTRAINT "banquet_table_banquet_id_fkey" FOREIGN KEY ("banquet_id") REFERENCES "banquet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banquet_reserve" ADD CONSTRAINT "banquet_reserve_banquet_id_fkey" FOREIGN KEY ("banquet_id") REFERENCES "banquet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A banquet has one reserve that the restaurant may have.
CREATE UNIQUE INDEX "banquet_reserve_one_live" ON "banquet_reserve"("banquet_id") WHERE (state NOT IN ('refused', 'canceled'));

-- What is to be looked at.
CREATE INDEX "banquet_reserve_due_idx" ON "banquet_reserve"("next_check_at") WHERE (next_check_at IS NOT NULL);

-- Whoever gives tables to a banquet holds this, so that no two take the same one.
INSERT INTO "named_lock" ("name") VALUES ('banquet_tables');
