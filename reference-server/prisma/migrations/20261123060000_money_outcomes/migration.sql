-- What a command is sent as is kept with it, so that every repeat is the same to the byte.
ALTER TABLE "payment"
  ADD COLUMN "request" TEXT,
  ADD COLUMN "capture_request" TEXT,
  ADD COLUMN "capture_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "hold_expires_at" TIMESTAMPTZ(3),
  ADD COLUMN "hold_alerted_at" TIMESTAMPTZ(3),
  ADD COLUMN "checked_at" TIMESTAMPTZ(3);

-- Those that were asked for and not answered when this was not noted yet.
UPDATE "payment" SET "capture_asked_at" = "updated_at"
  WHERE "status" = 'waiting_for_capture' AND "captured_kopecks" IS NOT NULL;

ALTER TABLE "refund"
  ADD COLUMN "request" TEXT,
  ADD COLUMN "requested_at" TIMESTAMPTZ(3),
  ADD COLUMN "key_version" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "checked_at" TIMESTAMPTZ(3);
