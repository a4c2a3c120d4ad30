-- The staff chat: where it is by now, and when it was last written to.
CREATE TABLE "staff_chat" (
    "chat_id" TEXT NOT NULL,
    "moved_to" TEXT,
    "recent_sends" TIMESTAMPTZ(3)[] NOT NULL DEFAULT '{}',
    "paused_until" TIMESTAMPTZ(3),

    CONSTRAINT "staff_chat_pkey" PRIMARY KEY ("chat_id")
);

-- How the outside systems are doing.
CREATE TABLE "provider_health" (
    "provider" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "last_error" TEXT,
    "last_error_at" TIMESTAMPTZ(3),
    "last_worked_at" TIMESTAMPTZ(3),
    "alarmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_health_pkey" PRIMARY KEY ("provider")
);

-- New orders and tickets that nobody is there to see.
CREATE TABLE "unattended" (
    "kind" TEXT NOT NULL,
    "thing_id" INTEGER NOT NULL,
    "guest_id" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "alarms" INTEGER NOT NULL DEFAULT 0,
    "next_alarm_at" TIMESTAMPTZ(3),

    CONSTRAINT "unattended_pkey" PRIMARY KEY ("kind", "thing_id")
);

-- CreateIndex
CREATE INDEX "unattended_guest_id_idx" ON "unattended"("guest_id");

-- AddForeignKey
ALTER TABLE "unattended" ADD CONSTRAINT "unattended_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
