-- AlterTable
ALTER TABLE "room" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;


-- What the Prisma schema cannot say

-- Parts of texts are found by their trigrams, folded as searches fold them. Where the database does not have them,
-- or does not let us have them, every row is looked at instead: slower by far, and as right.
DO $$
BEGIN
    CREATE INDEX "product_texts_idx" ON "product"
        USING gin (translate(lower("name"), 'ё', 'е') gin_trgm_ops,
                   translate(lower("description"), 'ё', 'е') gin_trgm_ops);
    CREATE INDEX "banquet_texts_idx" ON "banquet"
        USING gin (translate(lower("title"), 'ё', 'е') gin_trgm_ops,
                   translate(lower("customer_name"), 'ё', 'е') gin_trgm_ops, "phone" gin_trgm_ops);
    CREATE INDEX "rating_review_idx" ON "rating"
        USING gin (translate(lower("review"), 'ё', 'е') gin_trgm_ops);
EXCEPTION
    WHEN feature_not_supported OR undefined_file OR insufficient_privilege
        OR undefined_object OR invalid_schema_name THEN
        RAISE NOTICE 'pg_trgm is not to be had: lists are searched without an index';
END
$$;
