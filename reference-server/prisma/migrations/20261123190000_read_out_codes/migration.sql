-- A code that the reception read out to a guest: nothing else is sent for its challenge, and what signs in
-- with it ends after a day and sees nothing older than itself.
ALTER TABLE "otp_challenge" ADD COLUMN "read_out_at" TIMESTAMPTZ(3);
ALTER TABLE "session" ADD COLUMN "read_out" BOOLEAN NOT NULL DEFAULT false;
