-- Why a session was ended, so that every instance gives its connections the same reason.
ALTER TABLE "session" ADD COLUMN "end_reason" TEXT;
