-- AlterTable
ALTER TABLE "order" ADD COLUMN     "opened_at" TIMESTAMPTZ(3);
