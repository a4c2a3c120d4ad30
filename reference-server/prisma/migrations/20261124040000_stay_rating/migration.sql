-- When the guest last closed the question about the stay, on whatever device.
ALTER TABLE "guest" ADD COLUMN "stay_rating_closed_at" TIMESTAMPTZ(3);
