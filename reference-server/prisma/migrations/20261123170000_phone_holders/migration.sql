-- Who knows a phone can use up its codes and checks for themselves alone: they count for the network or
-- the known device that asks. What was counted before belongs to the challenges of before.
ALTER TABLE "otp_challenge" ADD COLUMN "holder" TEXT NOT NULL DEFAULT '';
ALTER TABLE "otp_challenge" ALTER COLUMN "holder" DROP DEFAULT;
ALTER TABLE "otp_phone" ADD COLUMN "holder" TEXT NOT NULL DEFAULT '';
ALTER TABLE "otp_phone" ALTER COLUMN "holder" DROP DEFAULT;
ALTER TABLE "otp_phone" DROP CONSTRAINT "otp_phone_pkey", ADD CONSTRAINT "otp_phone_pkey" PRIMARY KEY ("phone", "holder");
