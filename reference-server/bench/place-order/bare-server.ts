import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

// What the portal is measured against: Express and pg, the same three inserts in one transaction, no
// checks, no prices, no contract. The parent gives the database's address and hears the port.

const [databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

interface OrderInput {
  store: number;
  room: number;
  guest: number;
  products: { id: number; quantity: number }[];
}

const app = express();
app.use(express.json());
app.post('/order', async (request, response) => {
  const input = request.body as OrderInput;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const placed = await client.query<{ id: number; create_at: Date }>(
      `INSERT INTO "order" (store_id, room_id, guest_id, phone, payment_type, total_kopecks)
       VALUES ($1, $2, $3, $4, 'cash', $5) RETURNING id, create_at`,
      [input.store, input.room, input.guest, '+79990000001', 45_000],
    );
    const { id, create_at } = placed.rows[0] ?? { id: 0, create_at: new Date() };
    const [first, second] = input.products;
    await client.query(
      `INSERT INTO order_line (order_id, position, kind, product_id, name, price_kopecks, quantity)
       VALUES ($1, 0, 'product', $2, 'Мыло', 15000, $3), ($1, 1, 'product', $4, 'Свеча', 15000, $5)`,
      [id, first?.id, first?.quantity, second?.id, second?.quantity],
    );
    const order = { id, attributes: { ...input, status: 'new', total: 450, create_at } };
    await client.query(
      `INSERT INTO outbox (channel, kind, payload, audience) VALUES ('live', 'orderCreate', $1, $2)`,
      [{ newOrder: order }, { guestId: input.guest, roles: ['admin', 'moderator'] }],
    );
    await client.query('COMMIT');
    response.status(201).json({ order });
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
});

const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit(0));
