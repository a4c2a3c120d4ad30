import { randomId } from '@portal/client';
import { idInPathSchema } from '@portal/domain/contract';
import { guestPaths } from '@portal/domain/portal';
import {
  isClosedRecently,
  ticketMessageMaxLength,
  ticketPictureRules,
  ticketReopensUntil,
  ticketStatusLabel,
} from '@portal/domain/tickets';
import { ErrorScreen, Facts, Link, LinkButton, StatusBadge } from '@portal/ui';
import { TicketThread, ticketStatusTones } from '@portal/ui/portal';
import { useParams } from 'react-router';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { portal } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { sentMessages, unsentChatMessages } from '../../shared/tickets/chat-messages.ts';
import type { AppTicket } from '../../shared/tickets/ticket-queries.ts';
import { useConversation } from '../../shared/tickets/use-conversation.ts';
import { useEarlierMessages } from '../../shared/tickets/use-earlier-messages.ts';
import { useMarkRead } from '../../shared/tickets/use-mark-read.ts';
import { usePictures } from '../../shared/tickets/use-pictures.ts';
import { useTyping } from '../../shared/tickets/use-typing.ts';
import { WaitingPictures } from '../../shared/tickets/waiting-pictures.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { useTitle } from '../../shared/use-title.ts';
import { UnattendedNotice } from '../unattended/unattended-notice.tsx';
import { useGuestSession } from '../use-guest.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { TicketsSignIn } from './ticket-list.tsx';
import * as styles from './ticket-page.css.ts';
import { useOwnTickets } from './use-own-tickets.ts';

/** One ticket of the guest's as a conversation, live. */
export function TicketPage() {
  const { t } = useTexts();
  const id = idInPathSchema.safeParse(useParams()['id']).data;
  const { status } = useGuestSession();
  const query = useOwnTickets();
  const { data: tickets } = query;
  const ticket = tickets?.find((own) => own.id === id);

  if (id === undefined || (tickets && !ticket)) return <NoTicket />;
  return (
    <GuestPage
      title={t('ticket.title', { id })}
      back={{ href: '/help', label: t('portal.help.title') }}
      width="column"
    >
      {ticket && <Conversation key={ticket.id} ticket={ticket} />}
      {!ticket && status === 'nobody' && <TicketsSignIn />}
      {status !== 'nobody' && (
        <QueryState title={t('help.tickets.loadFailed')} query={query} loading="24rem" />
      )}
    </GuestPage>
  );
}

function Conversation({ ticket }: { ticket: AppTicket }) {
  const texts = useTexts();
  const { t } = texts;
  const { short, dateTime } = useHotelTime();
  const { unsent, send } = useConversation(ticket.id);
  const earlier = useEarlierMessages(ticket);
  const pictures = usePictures();
  const typist = useTyping(ticket.id);
  const now = useNow();
  useMarkRead(ticket, 'guest');

  const options = { t, timeOf: short, side: 'guest' } as const;
  const closedAt = ticket.close_at === null ? null : new Date(ticket.close_at);
  const isOver = closedAt !== null && !isClosedRecently(closedAt, new Date(now));

  return (
    <>
      <UnattendedNotice kind="ticket" id={ticket.id} />
      <TicketThread
        className={styles.thread}
        title={t('ticket.title', { id: ticket.id })}
        isTitledAbove
        meta={
          <Facts
            facts={[
              ticket.room.label,
              t('help.ticket.since', { time: dateTime(ticket.create_at) }),
              ticket.orderId !== null && (
                <Link href={guestPaths.order(ticket.orderId)}>
                  {t('help.ticket.aboutOrder', { id: ticket.orderId })}
                </Link>
              ),
            ]}
          />
        }
        status={
          <div role="status">
            <StatusBadge
              tone={ticketStatusTones[ticket.status]}
              label={ticketStatusLabel(t, ticket.status)}
            />
          </div>
        }
        messages={[
          ...sentMessages({ messages: earlier.messages, marks: ticket.marks }, options),
          ...unsentChatMessages(unsent, options, ({ draft }) => send(draft)),
        ]}
        onEarlier={earlier.load}
        typing={typist === null ? undefined : t('ticket.typing', { name: typist })}
        hint={
          closedAt && !isOver
            ? t('ticket.closed.reopen', { time: short(ticketReopensUntil(closedAt).toISOString()) })
            : undefined
        }
        closedNote={isOver ? t('ticket.closed.over') : undefined}
        maxLength={ticketMessageMaxLength}
        canSendEmpty={pictures.areReady}
        onDraftChange={(draft) => draft !== '' && portal.tickets.typing(ticket.id)}
        onFiles={pictures.add}
        fileTypes={ticketPictureRules.mediaTypes.join(',')}
        attachments={pictures.waiting.length > 0 && <WaitingPictures pictures={pictures} />}
        onSend={(message) => send({ clientId: randomId(), message, pictures: pictures.take() })}
      />
      {isOver && (
        <p className={styles.again}>
          <LinkButton href="/help/new">{t('help.ticket.again')}</LinkButton>
        </p>
      )}
    </>
  );
}

function NoTicket() {
  const { t } = useTexts();
  useTitle(t('help.ticket.notFound'));
  return (
    <ErrorScreen
      title={t('help.ticket.notFound')}
      message={t('help.ticket.notFoundHint')}
      actions={<LinkButton href="/help">{t('portal.help.title')}</LinkButton>}
    />
  );
}
