-- Whoever changes settings holds this, so that a change is compared with what the one before it left.
INSERT INTO "named_lock" ("name") VALUES ('settings');
