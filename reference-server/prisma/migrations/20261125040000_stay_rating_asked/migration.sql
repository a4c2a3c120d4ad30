-- When the guest was first asked about the stay, the last time that it was due.
ALTER TABLE "guest" ADD COLUMN "stay_rating_asked_at" TIMESTAMPTZ(3);
