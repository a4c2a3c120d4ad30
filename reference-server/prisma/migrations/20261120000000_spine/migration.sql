-- CreateEnum
CREATE TYPE "staff_role" AS ENUM ('admin', 'moderator', 'banquet');

-- CreateEnum
CREATE TYPE "session_subject" AS ENUM ('guest', 'staff');

-- CreateEnum
CREATE TYPE "store_type" AS ENUM ('restaurant', 'shop', 'service');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('new', 'inwork', 'delivered', 'done', 'canceled');

-- CreateEnum
CREATE TYPE "paid_for" AS ENUM ('pending', 'waiting_for_capture', 'succeeded', 'canceled');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('intent', 'pending', 'waiting_for_capture', 'succeeded', 'canceled');

-- CreateEnum
CREATE TYPE "refund_status" AS ENUM ('intent', 'pending', 'succeeded', 'canceled');

-- CreateEnum
CREATE TYPE "order_line_kind" AS ENUM ('product', 'dish');

-- CreateEnum
CREATE TYPE "idempotency_state" AS ENUM ('running', 'done');

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "from" JSONB,
    "to" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "room" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "sort_priority" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "room_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "store_category" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "store_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "store" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "short_desc" TEXT NOT NULL DEFAULT '',
    "tag" TEXT NOT NULL DEFAULT '',
    "preview_size" TEXT NOT NULL DEFAULT '',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "image_url" TEXT,
    "store_type" "store_type" NOT NULL,
    "fee_name" TEXT NOT NULL DEFAULT '',
    "fee_description" TEXT NOT NULL DEFAULT '',
    "fee_type" TEXT NOT NULL DEFAULT 'fix',
    "fee_value_hundredths" INTEGER NOT NULL DEFAULT 0,
    "category_id" INTEGER,
    "is_custom" BOOLEAN NOT NULL DEFAULT false,
    "custom_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "store_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product" (
    "id" SERIAL NOT NULL,
    "store_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price_kopecks" INTEGER,
    "for_sale" BOOLEAN NOT NULL DEFAULT true,
    "image_url" TEXT,
    "memo_text" TEXT NOT NULL DEFAULT '',
    "warning_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guest" (
    "id" SERIAL NOT NULL,
    "phone" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "role" TEXT NOT NULL DEFAULT 'user',
    "approved" BOOLEAN NOT NULL DEFAULT true,
    "mailing" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "staff_role" NOT NULL,
    "password_hash" TEXT NOT NULL,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "subject" "session_subject" NOT NULL,
    "guest_id" INTEGER,
    "staff_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "absolute_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "legacy" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "otp_challenge" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "code_hmac" BYTEA NOT NULL,
    "digits" INTEGER NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "superseded_at" TIMESTAMPTZ(3),
    "consumed_at" TIMESTAMPTZ(3),
    "registration_until" TIMESTAMPTZ(3),
    "registration_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "otp_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "otp_phone" (
    "phone" TEXT NOT NULL,
    "ladder_step" INTEGER NOT NULL DEFAULT 0,
    "last_sent_at" TIMESTAMPTZ(3),
    "next_send_at" TIMESTAMPTZ(3),
    "checks_used" INTEGER NOT NULL DEFAULT 0,
    "checks_window_end" TIMESTAMPTZ(3),

    CONSTRAINT "otp_phone_pkey" PRIMARY KEY ("phone")
);

-- CreateTable
CREATE TABLE "attempt_budget" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "window_end" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "attempt_budget_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "order" (
    "id" SERIAL NOT NULL,
    "status" "order_status" NOT NULL DEFAULT 'new',
    "previous_status" "order_status",
    "type" TEXT NOT NULL DEFAULT 'undefined',
    "store_id" INTEGER NOT NULL,
    "room_id" INTEGER NOT NULL,
    "guest_id" INTEGER NOT NULL,
    "phone" TEXT NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "payment_type" TEXT NOT NULL,
    "payment_system" TEXT,
    "paid_for" "paid_for",
    "approve" BOOLEAN NOT NULL DEFAULT false,
    "fee_name" TEXT NOT NULL DEFAULT '',
    "fee_type" TEXT NOT NULL DEFAULT 'fix',
    "fee_value_hundredths" INTEGER NOT NULL DEFAULT 0,
    "fee_kopecks" INTEGER NOT NULL DEFAULT 0,
    "total_kopecks" INTEGER,
    "refunded_kopecks" INTEGER NOT NULL DEFAULT 0,
    "cancel_reason" TEXT,
    "cancel_metadata" JSONB,
    "create_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_line" (
    "order_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "order_line_kind" NOT NULL,
    "product_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "price_kopecks" INTEGER,
    "quantity" INTEGER NOT NULL,
    "stoplist" BOOLEAN NOT NULL DEFAULT false,
    "modifiers" JSONB,
    "size" TEXT,

    CONSTRAINT "order_line_pkey" PRIMARY KEY ("order_id","position")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "order_id" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_payment_id" TEXT,
    "status" "payment_status" NOT NULL DEFAULT 'intent',
    "amount_kopecks" INTEGER NOT NULL,
    "confirmation_token" TEXT,
    "last_error" TEXT,
    "next_check_at" TIMESTAMPTZ(3),
    "check_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "provider_refund_id" TEXT,
    "status" "refund_status" NOT NULL DEFAULT 'intent',
    "amount_kopecks" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "last_error" TEXT,
    "next_check_at" TIMESTAMPTZ(3),
    "check_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_inbox" (
    "id" BIGSERIAL NOT NULL,
    "provider" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_error" TEXT,

    CONSTRAINT "webhook_inbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "account" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "claim_id" UUID NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state" "idempotency_state" NOT NULL DEFAULT 'running',
    "reply_status" INTEGER,
    "reply_body" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("account","endpoint","key")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "audience" JSONB,
    "ordering_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(3),
    "locked_by" TEXT,
    "last_error" TEXT,
    "dead_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stream" (
    "identity" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "stream_pkey" PRIMARY KEY ("identity")
);

-- CreateTable
CREATE TABLE "stream_event" (
    "identity" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stream_event_pkey" PRIMARY KEY ("identity","seq")
);

-- CreateTable
CREATE TABLE "named_lock" (
    "name" TEXT NOT NULL,

    CONSTRAINT "named_lock_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "audit_entry_entity_entity_id_id_idx" ON "audit_entry"("entity", "entity_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "store_category_name_key" ON "store_category"("name");

-- CreateIndex
CREATE UNIQUE INDEX "store_custom_id_key" ON "store"("custom_id");

-- CreateIndex
CREATE INDEX "product_store_id_id_idx" ON "product"("store_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "guest_phone_key" ON "guest"("phone");

-- CreateIndex
CREATE INDEX "session_guest_id_idx" ON "session"("guest_id");

-- CreateIndex
CREATE INDEX "session_staff_id_idx" ON "session"("staff_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "otp_challenge_phone_created_at_idx" ON "otp_challenge"("phone", "created_at" DESC);

-- CreateIndex
CREATE INDEX "otp_challenge_created_at_idx" ON "otp_challenge"("created_at");

-- CreateIndex
CREATE INDEX "otp_phone_last_sent_at_idx" ON "otp_phone"("last_sent_at");

-- CreateIndex
CREATE INDEX "attempt_budget_window_end_idx" ON "attempt_budget"("window_end");

-- CreateIndex
CREATE INDEX "order_guest_id_id_idx" ON "order"("guest_id", "id" DESC);

-- CreateIndex
CREATE INDEX "order_status_id_idx" ON "order"("status", "id" DESC);

-- CreateIndex
CREATE INDEX "order_store_id_id_idx" ON "order"("store_id", "id" DESC);

-- CreateIndex
CREATE INDEX "order_create_at_idx" ON "order"("create_at");

-- CreateIndex
CREATE INDEX "order_room_id_idx" ON "order"("room_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_payment_id_key" ON "payment"("provider_payment_id");

-- CreateIndex
CREATE INDEX "payment_order_id_created_at_idx" ON "payment"("order_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_next_check_at_idx" ON "payment"("next_check_at") WHERE (next_check_at IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "payment_one_live_per_order" ON "payment"("order_id") WHERE (status <> 'canceled');

-- CreateIndex
CREATE UNIQUE INDEX "refund_provider_refund_id_key" ON "refund"("provider_refund_id");

-- CreateIndex
CREATE INDEX "refund_payment_id_idx" ON "refund"("payment_id");

-- CreateIndex
CREATE INDEX "refund_next_check_at_idx" ON "refund"("next_check_at") WHERE (next_check_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "webhook_inbox_next_attempt_at_idx" ON "webhook_inbox"("next_attempt_at") WHERE (processed_at IS NULL);

-- CreateIndex
CREATE INDEX "webhook_inbox_received_at_idx" ON "webhook_inbox"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_inbox_provider_dedupe_key_key" ON "webhook_inbox"("provider", "dedupe_key");

-- CreateIndex
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key"("expires_at");

-- CreateIndex
CREATE INDEX "outbox_claim_idx" ON "outbox"("channel", "available_at", "id") WHERE (dead_at IS NULL);

-- CreateIndex
CREATE INDEX "outbox_ordering_idx" ON "outbox"("channel", "ordering_key", "id") WHERE (dead_at IS NULL AND ordering_key IS NOT NULL);

-- CreateIndex
CREATE INDEX "outbox_live_idx" ON "outbox"("id") WHERE (channel = 'live');

-- CreateIndex
CREATE INDEX "outbox_dead_idx" ON "outbox"("dead_at") WHERE (dead_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "stream_event_created_at_idx" ON "stream_event"("created_at");

-- AddForeignKey
ALTER TABLE "store" ADD CONSTRAINT "store_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "store_category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the Prisma schema cannot say

-- People say "заказ 1042": numbers start with four digits.
ALTER SEQUENCE "order_id_seq" RESTART WITH 1001;

ALTER TABLE "session" ADD CONSTRAINT "session_has_its_subject" CHECK (
    ("subject" = 'guest' AND "guest_id" IS NOT NULL AND "staff_id" IS NULL) OR
    ("subject" = 'staff' AND "staff_id" IS NOT NULL AND "guest_id" IS NULL)
);

ALTER TABLE "product" ADD CONSTRAINT "product_price_not_negative" CHECK ("price_kopecks" >= 0);

ALTER TABLE "store" ADD CONSTRAINT "store_fee_not_negative" CHECK ("fee_value_hundredths" >= 0);

ALTER TABLE "order" ADD CONSTRAINT "order_amounts_hold" CHECK (
    "total_kopecks" >= 0 AND "fee_kopecks" >= 0 AND
    "refunded_kopecks" >= 0 AND "refunded_kopecks" <= COALESCE("total_kopecks", 0)
);

ALTER TABLE "order_line" ADD CONSTRAINT "order_line_amounts_hold" CHECK (
    "price_kopecks" >= 0 AND "quantity" > 0
);

ALTER TABLE "payment" ADD CONSTRAINT "payment_amount_positive" CHECK ("amount_kopecks" > 0);

ALTER TABLE "refund" ADD CONSTRAINT "refund_amount_positive" CHECK ("amount_kopecks" > 0);

-- Held by whoever gives live events their place in the streams.
INSERT INTO "named_lock" ("name") VALUES ('live_dispatch');
