-- What somebody must act on, until it is ticked off or ends by itself.
CREATE TABLE "alert" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "about" JSONB,
    "count" INTEGER NOT NULL DEFAULT 1,
    "params" JSONB NOT NULL DEFAULT '{}',
    "thread" TEXT,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "spoken_at" TIMESTAMPTZ(3),
    "speak_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" TEXT,
    "resolved_by_name" TEXT,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "alert_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "alert_kind_id_idx" ON "alert"("kind", "id");

-- One open alert for each thing, and for each crowd.
CREATE UNIQUE INDEX "alert_one_open" ON "alert"("kind", "subject") WHERE "resolved_at" IS NULL;
