import { defineStatement, type SqlClient, type Statement } from '../../db/statement.ts';

/** Topics of the staff chat that a guest's own things belong to. */
export type ReportedTopic = 'delivery' | 'support' | 'rating';

/** Knows what guests have done lately. */
export type GuestReports = ReturnType<typeof createGuestReports>;

type ActivityQuery = Statement<[guestId: number, since: Date], { found: boolean }>;

const ordered: ActivityQuery = defineStatement(`
  SELECT EXISTS (SELECT FROM "order" WHERE guest_id = $1 AND create_at >= $2::timestamptz) AS found`);

const openedTicket: ActivityQuery = defineStatement(`
  SELECT EXISTS (SELECT FROM ticket WHERE guest_id = $1 AND create_at >= $2::timestamptz) AS found`);

const rated: ActivityQuery = defineStatement(`
  SELECT EXISTS (SELECT FROM rating WHERE guest_id = $1 AND create_at >= $2::timestamptz) AS found`);

const questions: Readonly<Record<ReportedTopic, ActivityQuery>> = {
  delivery: ordered,
  support: openedTicket,
  rating: rated,
};

/** The same in SQL. */
export function createGuestReports(client: SqlClient) {
  return {
    /** Whether the guest has placed an order, opened a ticket or left a rating since then. */
    async has(topic: ReportedTopic, guestId: number, since: Date): Promise<boolean> {
      const [answer] = await questions[topic](client, guestId, since);
      return answer?.found ?? false;
    },
  };
}
