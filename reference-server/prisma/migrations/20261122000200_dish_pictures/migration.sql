-- Pictures of the restaurant's dishes, kept for the hours in which their own server does not answer.
CREATE TABLE "restaurant_picture" (
    "url" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "restaurant_picture_pkey" PRIMARY KEY ("url")
);
