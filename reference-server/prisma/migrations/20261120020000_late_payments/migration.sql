-- A payment that was given up and then brought its money is kept as what it is, succeeded, although
-- another one may be live or have paid: it is refunded. Whoever begins a payment holds the order's row.
DROP INDEX "payment_one_live_per_order";

CREATE UNIQUE INDEX "payment_one_live_per_order" ON "payment"("order_id") WHERE (status <> 'canceled' AND status <> 'succeeded');
