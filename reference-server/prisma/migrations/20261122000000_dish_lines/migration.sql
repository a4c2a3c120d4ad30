-- A dish's size has an id and a name, both frozen; no line has had one yet.
ALTER TABLE "order_line" ALTER COLUMN "size" TYPE JSONB USING NULL;
