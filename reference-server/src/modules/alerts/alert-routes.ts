import { alertKindsFor, fetchAlerts, resolveAlert } from '@portal/domain/alerts';
import type { SqlClient } from '../../db/statement.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../outbox/change.ts';
import { alertRepository } from './alert-repository.ts';
import { alertOf, type Alerts } from './alerts.ts';

/** The calls about what somebody must act on. */
export function alertRoutes(
  client: SqlClient,
  makeChange: MakeChange,
  alerts: Pick<Alerts, 'resolve'>,
): Route[] {
  return [
    implement(fetchAlerts, async ({ body, actor, locale }) => {
      const filter = { ...body.data, kinds: alertKindsFor(actor.role) };
      const { data, meta } = await alertRepository.page(client, filter);
      const alerts = { data: data.map((row) => alertOf(row, locale)), meta };
      return { status: 200, body: { alerts } };
    }),
    implementChange(makeChange, resolveAlert, async ({ body, actor, locale, refuse }, change) => {
      const resolved = await alerts.resolve(change, body.data, actor);
      if (resolved === 'MONEY_OWED') return refuse(resolved);
      return { status: 200, body: { alert: alertOf(resolved, locale) } };
    }),
  ];
}
