-- AlterTable
ALTER TABLE "webhook_inbox" ADD COLUMN     "is_known" BOOLEAN NOT NULL DEFAULT true;

-- What is handled is deleted by its time.
CREATE INDEX "webhook_inbox_processed_at_idx" ON "webhook_inbox"("processed_at") WHERE (processed_at IS NOT NULL);

-- Whether any payment has no answer of its provider is asked for every notification.
CREATE INDEX "payment_unanswered_idx" ON "payment"("status", "created_at") WHERE (provider_payment_id IS NULL);
