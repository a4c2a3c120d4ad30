import { EmptyState, PageHeader, Pagination, Tabs } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { keysHint } from '../keys/keys-hint.css.ts';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { AddressSearchField } from '../search/address-search-field.tsx';
import { useAddressView } from '../table-page/use-address-view.ts';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { ticketCountsQuery, ticketSearchQuery } from './admin-ticket-queries.ts';
import { AdminTicketView } from './admin-ticket.tsx';
import { InboxList } from './inbox-list.tsx';
import { inboxViews, readInbox, searchOf, writeInbox, type InboxView } from './inbox-view.ts';
import * as styles from './tickets-page.css.ts';
import { usePagedQuery } from '../table-page/use-paged-query.ts';

const ShortcutsDialog = lazyWindow(() => import('../keys/shortcuts-dialog.tsx'), 'ShortcutsDialog');

/** The inbox: requests on one side, the conversation on the other; both live. */
export function TicketsPage() {
  const { t } = useTexts();
  const { view: inbox, show: showInbox } = useAddressView(readInbox, writeInbox);
  const found = usePagedQuery(ticketSearchQuery, 'tickets', searchOf(inbox), (page) =>
    show({ page }),
  );
  const counts = useQuery(ticketCountsQuery).data;
  const [writes, setWrites] = useState<'answer' | 'note'>('answer');
  const [focusRequest, setFocusRequest] = useState(0);
  const [showsKeys, setShowsKeys] = useState(false);
  useTitle(t('inbox.title'));

  const tickets = found.data?.tickets ?? [];

  function show(change: Partial<InboxView>) {
    showInbox(change, { replace: change.search !== undefined });
  }
  const open = (ticket: number | null) => show({ ticket, page: inbox.page });

  function write(what: 'answer' | 'note') {
    setWrites(what);
    setFocusRequest((times) => times + 1);
  }

  function move(steps: 1 | -1) {
    const at = tickets.findIndex(({ id }) => id === inbox.ticket);
    const next = tickets[at === -1 ? 0 : at + steps];
    if (next) open(next.id);
  }

  usePageKeys({
    j: () => move(1),
    k: () => move(-1),
    r: () => write('answer'),
    n: () => write('note'),
    '?': () => setShowsKeys(true),
  });

  const badges: Partial<Record<InboxView['view'], number>> = counts
    ? { active: counts.new + counts.inwork, mine: counts.mine, unassigned: counts.unassigned }
    : {};

  return (
    <div className={styles.page} data-fills-screen>
      <PageHeader title={t('inbox.title')} />
      <div className={styles.columns}>
        <div className={styles.side} data-away={inbox.ticket !== null}>
          <Tabs
            label={t('inbox.views')}
            value={inbox.view}
            items={inboxViews.map((value) => ({
              value,
              label: [t(`inbox.view.${value}`), badges[value] || ''].join(' ').trim(),
            }))}
            onValueChange={(view) => show({ view: view as InboxView['view'] })}
          />
          <AddressSearchField
            label={t('inbox.search')}
            value={inbox.search}
            onValueChange={(search) => show({ search })}
          />
          <div className={styles.scroll}>
            <QueryState title={t('help.tickets.loadFailed')} query={found} loading="6rem" />
            {found.data && tickets.length === 0 && (
              <EmptyState
                title={t(inbox.search === '' ? 'inbox.empty' : 'inbox.emptyFiltered')}
                message={inbox.search === '' ? t('inbox.emptyHint') : undefined}
              />
            )}
            <InboxList tickets={tickets} openedId={inbox.ticket} onOpen={open} />
          </div>
          <Pagination label={t('inbox.pages')} {...found.pages} />
        </div>
        <div className={styles.side} data-away={inbox.ticket === null}>
          {inbox.ticket === null ? (
            <EmptyState
              title={t('inbox.choose')}
              message={<span className={keysHint}>{t('inbox.chooseHint')}</span>}
              icon={<MessageCircle size="1em" strokeWidth={1.25} />}
            />
          ) : (
            <AdminTicketView
              key={inbox.ticket}
              id={inbox.ticket}
              writes={writes}
              onWrites={write}
              focusRequest={focusRequest}
              onBack={() => open(null)}
            />
          )}
        </div>
      </div>
      {showsKeys && (
        <ShortcutsDialog
          keys={[
            ['j', t('inbox.keys.next')],
            ['k', t('inbox.keys.previous')],
            ['r', t('inbox.keys.reply')],
            ['n', t('inbox.keys.note')],
            ['/', t('inbox.keys.canned')],
            ['?', t('inbox.keys.help')],
          ]}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </div>
  );
}
