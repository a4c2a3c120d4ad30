import { alertKindsFor, fetchAlerts, resolveAlert } from '@portal/domain';
import type { SqlClient } from '../../db/statement.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { alertRepository } from './alert-repository.ts';
import { alertOf, type AlertsService } from './alerts.ts';

/** The calls about what somebody must act on. */
export function alertRoutes(client: SqlClient, alerts: Pick<AlertsService, 'resolve'>): Route[] {
  return [
    implement(fetchAlerts, async ({ body, actor, locale }) => {
      const { state, page, pageSize } = body.data;
      const { rows, total } = await alertRepository.read(client, {
        kinds: alertKindsFor(actor.role),
        isOpen: state === 'open',
        skip: (page - 1) * pageSize,
        take: pageSize,
      });
      const data = rows.map((row) => alertOf(row, locale));
      return { status: 200, body: { alerts: { data, meta: { total, page, pageSize } } } };
    }),
    implement(resolveAlert, async ({ body, actor, locale, refuse }) => {
      const result = await alerts.resolve(body.data, actor);
      if ('refusal' in result) return refuse(result.refusal);
      return { status: 200, body: { alert: alertOf(result.alert, locale) } };
    }),
  ];
}
