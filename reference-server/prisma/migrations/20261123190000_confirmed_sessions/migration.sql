-- When staff said again who they are, and how often they failed to in a row. A password confirms the sessions
-- that are younger than itself: null, it was set before this was noted.
ALTER TABLE "session" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN "failed_confirmations" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "staff" ADD COLUMN "password_set_at" TIMESTAMPTZ(3);
