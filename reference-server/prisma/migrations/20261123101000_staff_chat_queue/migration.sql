-- How often the staff chat has failed in a row.
ALTER TABLE "staff_chat" ADD COLUMN "failures" INTEGER NOT NULL DEFAULT 0;

-- One instance at a time takes what is to be told.
INSERT INTO "named_lock" ("name") VALUES ('staff_chat_queue');

-- When staff were alerted of what was given up.
ALTER TABLE "outbox" ADD COLUMN "dead_alerted_at" TIMESTAMPTZ(3);
