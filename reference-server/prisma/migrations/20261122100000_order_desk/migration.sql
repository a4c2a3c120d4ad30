ALTER TABLE "order"
  ADD COLUMN "status_at" TIMESTAMPTZ(3),
  ADD COLUMN "accepted_at" TIMESTAMPTZ(3);

-- What became of orders stands in the audit trail.
UPDATE "order" SET
  "status_at" = COALESCE(
    (SELECT max("at") FROM "audit_entry"
     WHERE "entity" = 'order' AND "entity_id" = "order"."id"::text AND "to" ? 'status'),
    "create_at"),
  "accepted_at" =
    (SELECT min("at") FROM "audit_entry"
     WHERE "entity" = 'order' AND "entity_id" = "order"."id"::text AND "to" ->> 'status' = 'inwork');

ALTER TABLE "order"
  ALTER COLUMN "status_at" SET NOT NULL,
  ALTER COLUMN "status_at" SET DEFAULT CURRENT_TIMESTAMP;

-- How many orders came to their end today.
CREATE INDEX "order_ended_status_at_idx" ON "order"("status_at") WHERE ("status" IN ('done', 'canceled'));

ALTER TABLE "payment" ADD COLUMN "captured_kopecks" INTEGER;
ALTER TABLE "payment" ADD CONSTRAINT "payment_captured_within_amount"
  CHECK ("captured_kopecks" > 0 AND "captured_kopecks" <= "amount_kopecks");

ALTER TABLE "refund"
  ADD COLUMN "comment" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "lines" JSONB;

-- The numbers of a period.
CREATE INDEX "ticket_create_at_idx" ON "ticket"("create_at");
CREATE INDEX "ticket_close_at_idx" ON "ticket"("close_at") WHERE ("close_at" IS NOT NULL);
CREATE INDEX "rating_create_at_idx" ON "rating"("create_at");
