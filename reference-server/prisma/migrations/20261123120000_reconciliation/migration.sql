-- Comparisons of the portal's books with a payment provider's.
CREATE TABLE "reconciliation" (
    "id" SERIAL NOT NULL,
    "from_at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "night" TEXT,
    "asked_by" TEXT NOT NULL,
    "tally" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "leased_until" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "reconciliation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reconciliation_night_key" ON "reconciliation"("night");

-- What they found, and what became of it.
CREATE TABLE "book_difference" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "order_id" INTEGER,
    "payment_id" TEXT,
    "refund_id" TEXT,
    "amount_kopecks" INTEGER NOT NULL,
    "ours" JSONB,
    "theirs" JSONB,
    "fields" JSONB NOT NULL DEFAULT '[]',
    "since" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" TEXT,
    "resolved_by_name" TEXT,
    "act" TEXT,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "book_difference_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "book_difference_order_id_idx" ON "book_difference"("order_id");

-- One open difference of a kind for each thing.
CREATE UNIQUE INDEX "book_difference_one_open" ON "book_difference"("kind", "subject")
    WHERE "resolved_at" IS NULL;
