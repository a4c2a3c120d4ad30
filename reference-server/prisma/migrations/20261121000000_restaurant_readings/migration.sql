-- What the restaurant's system has answered, kept for the hours in which it does not.
CREATE TABLE "restaurant_reading" (
    "key" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "restaurant_reading_pkey" PRIMARY KEY ("key")
);
