-- CreateEnum
CREATE TYPE "ticket_status" AS ENUM ('new', 'inwork', 'closed');

-- CreateEnum
CREATE TYPE "ticket_sender" AS ENUM ('guest', 'staff', 'system');

-- CreateTable
CREATE TABLE "ticket" (
    "id" SERIAL NOT NULL,
    "status" "ticket_status" NOT NULL DEFAULT 'new',
    "room_id" INTEGER NOT NULL,
    "guest_id" INTEGER NOT NULL,
    "order_id" INTEGER,
    "assignee_id" TEXT,
    "create_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "update_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "close_at" TIMESTAMPTZ(3),
    "first_answer_at" TIMESTAMPTZ(3),
    "message_count" INTEGER NOT NULL DEFAULT 0,
    "last_message_id" INTEGER NOT NULL DEFAULT 0,
    "guest_delivered" INTEGER NOT NULL DEFAULT 0,
    "guest_read" INTEGER NOT NULL DEFAULT 0,
    "staff_delivered" INTEGER NOT NULL DEFAULT 0,
    "staff_read" INTEGER NOT NULL DEFAULT 0,
    "guest_unread" INTEGER NOT NULL DEFAULT 0,
    "staff_unread" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ticket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_message" (
    "id" SERIAL NOT NULL,
    "ticket_id" INTEGER NOT NULL,
    "sender_type" "ticket_sender" NOT NULL,
    "sender" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "client_id" TEXT,
    "create_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_picture" (
    "id" UUID NOT NULL,
    "owner" TEXT NOT NULL,
    "message_id" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "byte_count" INTEGER NOT NULL,
    "image" BYTEA NOT NULL,
    "preview" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_picture_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_note" (
    "id" SERIAL NOT NULL,
    "ticket_id" INTEGER NOT NULL,
    "author_id" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "client_id" TEXT,
    "create_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "canned_reply" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "shortcut" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "update_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "canned_reply_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rating" (
    "id" SERIAL NOT NULL,
    "guest_id" INTEGER NOT NULL,
    "order_id" INTEGER,
    "score" INTEGER NOT NULL,
    "review" TEXT NOT NULL DEFAULT '',
    "create_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rating_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rating_dismissal" (
    "order_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rating_dismissal_pkey" PRIMARY KEY ("order_id")
);

-- CreateIndex
CREATE INDEX "ticket_guest_id_update_at_idx" ON "ticket"("guest_id", "update_at" DESC);

-- CreateIndex
CREATE INDEX "ticket_status_update_at_idx" ON "ticket"("status", "update_at" DESC);

-- CreateIndex
CREATE INDEX "ticket_update_at_idx" ON "ticket"("update_at" DESC);

-- CreateIndex
CREATE INDEX "ticket_assignee_id_idx" ON "ticket"("assignee_id");

-- CreateIndex
CREATE INDEX "ticket_order_id_idx" ON "ticket"("order_id");

-- CreateIndex
CREATE INDEX "ticket_room_id_idx" ON "ticket"("room_id");

-- CreateIndex
CREATE INDEX "ticket_message_ticket_id_id_idx" ON "ticket_message"("ticket_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_message_ticket_id_author_client_id_key" ON "ticket_message"("ticket_id", "author", "client_id");

-- CreateIndex
CREATE INDEX "ticket_picture_message_id_position_idx" ON "ticket_picture"("message_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_note_ticket_id_author_id_client_id_key" ON "ticket_note"("ticket_id", "author_id", "client_id");

-- CreateIndex
CREATE UNIQUE INDEX "canned_reply_shortcut_key" ON "canned_reply"("shortcut");

-- CreateIndex
CREATE UNIQUE INDEX "rating_order_id_key" ON "rating"("order_id");

-- CreateIndex
CREATE INDEX "rating_guest_id_idx" ON "rating"("guest_id");

-- AddForeignKey
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_picture" ADD CONSTRAINT "ticket_picture_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "ticket_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_note" ADD CONSTRAINT "ticket_note_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_dismissal" ADD CONSTRAINT "rating_dismissal_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What the Prisma schema cannot say

-- As with orders, numbers start with four digits.
ALTER SEQUENCE "ticket_id_seq" RESTART WITH 1001;

-- The few pictures that wait to be sent, by whose they are and by how long they wait.
CREATE INDEX "ticket_picture_waiting_idx" ON "ticket_picture"("owner") WHERE (message_id IS NULL);
CREATE INDEX "ticket_picture_waiting_since_idx" ON "ticket_picture"("created_at") WHERE (message_id IS NULL);

-- The few tickets that staff have not read to the end.
CREATE INDEX "ticket_unread_idx" ON "ticket"("update_at" DESC) WHERE (staff_unread > 0);

ALTER TABLE "ticket" ADD CONSTRAINT "ticket_closed_has_its_time" CHECK (
    ("status" = 'closed') = ("close_at" IS NOT NULL)
);

ALTER TABLE "ticket" ADD CONSTRAINT "ticket_marks_hold" CHECK (
    "guest_read" <= "guest_delivered" AND "guest_delivered" <= "last_message_id" AND
    "staff_read" <= "staff_delivered" AND "staff_delivered" <= "last_message_id" AND
    "guest_unread" >= 0 AND "staff_unread" >= 0
);

ALTER TABLE "ticket_picture" ADD CONSTRAINT "ticket_picture_sizes_hold" CHECK (
    "width" > 0 AND "height" > 0 AND "byte_count" > 0
);

ALTER TABLE "rating" ADD CONSTRAINT "rating_score_holds" CHECK ("score" BETWEEN 1 AND 5);
