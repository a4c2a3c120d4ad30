-- When a guest's personal data were erased: the row stays, so that orders and payments keep an owner.
ALTER TABLE "guest" ADD COLUMN "erased_at" TIMESTAMPTZ(3);

-- Erased guests have no phone; every other phone belongs to one guest.
DROP INDEX "guest_phone_key";
CREATE UNIQUE INDEX "guest_phone_key" ON "guest"("phone") WHERE "phone" <> '';

-- When a session of the guest's was last used of those that have been deleted. Of before nobody knows more
-- than the audit trail.
ALTER TABLE "guest" ADD COLUMN "seen_at" TIMESTAMPTZ(3);
UPDATE "guest" SET "seen_at" = (
    SELECT max("at") FROM "audit_entry"
    WHERE "entity" = 'guest' AND "entity_id" = "guest"."id"::text AND "action" = 'sign-in');

-- When what was written in a ticket was deleted: nothing more is written in it.
ALTER TABLE "ticket" ADD COLUMN "emptied_at" TIMESTAMPTZ(3);

-- As before, and nobody places an order whose account is closed: also where that happened after the call
-- had been let in.
CREATE OR REPLACE FUNCTION "may_place_order"("whose" INTEGER, "bound" INTEGER) RETURNS BOOLEAN
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    PERFORM FROM "guest" AS held WHERE held."id" = "whose" AND held."approved" FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    RETURN "bound" > (
        SELECT count(*) FROM (
            SELECT FROM "order"
            WHERE "guest_id" = "whose" AND "status" NOT IN ('done', 'canceled')
              AND ("paid_for" IS NULL OR "paid_for" NOT IN ('waiting_for_capture', 'succeeded'))
            LIMIT "bound"
        ) AS open_and_unpaid
    );
END
$$;
