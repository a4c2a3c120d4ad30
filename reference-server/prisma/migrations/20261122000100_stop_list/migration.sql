-- One row: what the restaurant has run out of, as all instances know it.
CREATE TABLE "restaurant_stop_list" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "stopped" JSONB NOT NULL DEFAULT '[]',
    "read_at" TIMESTAMPTZ(3),
    "can_order" BOOLEAN NOT NULL DEFAULT false,
    "is_told" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "restaurant_stop_list_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "restaurant_stop_list_single" CHECK ("id" = 1)
);

INSERT INTO "restaurant_stop_list" DEFAULT VALUES;
