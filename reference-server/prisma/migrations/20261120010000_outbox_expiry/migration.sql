-- AlterTable
ALTER TABLE "outbox" ADD COLUMN "expires_at" TIMESTAMPTZ(3);
