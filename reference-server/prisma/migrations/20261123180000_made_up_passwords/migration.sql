-- When the portal drew an account's password; null: somebody thought of it. One that was drawn opens for a
-- day, and nothing but the change of it. Of those that are there already nobody knows.
ALTER TABLE "staff" ADD COLUMN "password_made_up_at" TIMESTAMPTZ(3);
