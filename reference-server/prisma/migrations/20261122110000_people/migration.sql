-- CreateIndex
CREATE INDEX "audit_entry_actor_id_idx" ON "audit_entry"("actor", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at", "id" DESC);


-- What the Prisma schema cannot say

-- People do not tell "Anna" from "anna" when they sign in.
CREATE UNIQUE INDEX "staff_id_lower_key" ON "staff"(lower("id"));

-- Parts of names and phones are found by their trigrams. Where the database does not have them, or does
-- not let us have them, every guest is looked at instead: slower by far, and as right.
DO $$
BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "guest_parts_idx" ON "guest"
        USING gin (translate(lower("name"), 'ё', 'е') gin_trgm_ops, "phone" gin_trgm_ops);
EXCEPTION
    WHEN feature_not_supported OR undefined_file OR insufficient_privilege
        OR undefined_object OR invalid_schema_name THEN
        RAISE NOTICE 'pg_trgm is not to be had: guests are searched without an index';
END
$$;
