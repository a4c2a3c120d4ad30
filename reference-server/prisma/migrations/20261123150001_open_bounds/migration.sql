-- Orders that a guest has open and has not paid: few, and counted whenever one is placed.
CREATE INDEX "order_open_of_guest" ON "order"("guest_id")
    WHERE "status" NOT IN ('done', 'canceled');

-- Whether a guest may place one more. A function, because the orders that were placed while this one waited
-- for the guest's row are seen only by a statement that begins after it: so the one that places an order
-- can decide it by itself, without a transaction around it. The row stays locked until that is committed.
CREATE FUNCTION "may_place_order"("whose" INTEGER, "bound" INTEGER) RETURNS BOOLEAN
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    PERFORM FROM "guest" AS held WHERE held."id" = "whose" FOR NO KEY UPDATE;
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
