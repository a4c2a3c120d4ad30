import { activeTicketsText } from '@portal/domain/tickets';
import { EmptyState, LinkButton } from '@portal/ui';
import { MessageCircle } from 'lucide-react';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import type { AppTicket } from '../../shared/tickets/ticket-queries.ts';
import { useGuestSession } from '../use-guest.ts';
import { SignInFirst } from '../sign-in/sign-in-first.tsx';
import { TicketCard } from './ticket-card.tsx';
import * as styles from './ticket-list.css.ts';
import { isActive, useOwnTickets } from './use-own-tickets.ts';

/** The guest's tickets, and where to begin one. */
export function TicketList() {
  const texts = useTexts();
  const { t } = texts;
  const { status } = useGuestSession();
  return (
    <section className={styles.section} aria-labelledby="own-tickets">
      <div className={styles.sectionHead}>
        <h2 id="own-tickets" className={styles.sectionTitle}>
          {t('help.tickets.title')}
        </h2>
        <LinkButton href="/help/new">{t('help.new')}</LinkButton>
      </div>
      {status === 'nobody' ? <TicketsSignIn /> : <Tickets />}
    </section>
  );
}

/** Instead of tickets while nobody is signed in. */
export function TicketsSignIn() {
  const { t } = useTexts();
  return (
    <SignInFirst
      message={t('help.tickets.signInHint')}
      headingLevel={3}
      icon={<MessageCircle size="1em" strokeWidth={1.25} />}
    />
  );
}

function Tickets() {
  const texts = useTexts();
  const { t } = texts;
  const query = useOwnTickets();
  const { data: tickets } = query;
  if (!tickets) {
    return (
      <QueryState
        title={t('help.tickets.loadFailed')}
        headingLevel={3}
        query={query}
        loading="7rem"
      />
    );
  }
  if (tickets.length === 0) {
    return (
      <EmptyState
        title={t('help.tickets.empty')}
        message={t('help.tickets.emptyHint')}
        headingLevel={3}
        icon={<MessageCircle size="1em" strokeWidth={1.25} />}
      />
    );
  }
  const active = tickets.filter(isActive);
  const past = tickets.filter((ticket) => !isActive(ticket));
  return (
    <>
      {active.length > 0 && (
        <>
          <p className={styles.count}>{activeTicketsText(texts, active.length)}</p>
          <Cards tickets={active} />
        </>
      )}
      {past.length > 0 && (
        <details open={active.length === 0}>
          <summary className={styles.count}>{t('help.tickets.past')}</summary>
          <Cards tickets={past} />
        </details>
      )}
    </>
  );
}

function Cards({ tickets }: { tickets: readonly AppTicket[] }) {
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <TicketCard ticket={ticket} />
        </li>
      ))}
    </ul>
  );
}
