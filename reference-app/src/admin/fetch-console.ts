import { canSee } from '@portal/domain/staff';
import { matchPath } from 'react-router';
import { portal } from '../shared/portal.ts';
import { queryClient } from '../shared/query-client.ts';
import { adminPages } from './navigation/admin-pages.ts';
import { boardQuery } from './orders/queries/board-queries.ts';
import { fetchTextsAhead } from './staff-texts.tsx';

/**
 * Fetches the console's words, the page that is opened and the orders side by side. Done when the words
 * and the page are there: drawn one after the other, each would wait for the former to have been seen.
 */
export async function fetchConsole(pathname: string): Promise<void> {
  // Whose session it is decides what is read. What fails is asked for again by what shows it.
  fetchOrders().catch(() => undefined);
  await Promise.allSettled([
    fetchTextsAhead(),
    adminPages.find(({ path }) => matchPath(path, pathname))?.page.fetch(),
  ]);
}

/** Orders are looked after on every page of the console. */
async function fetchOrders(): Promise<void> {
  const state = portal.session.state();
  const session = state.status === 'unknown' ? await portal.session.restore() : state;
  if (session.status !== 'signed-in' || session.account.role === 'user') return;
  if (canSee(session.account.role, 'orders')) await queryClient.query(boardQuery);
}
