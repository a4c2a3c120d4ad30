import { randomId } from '@portal/client';
import { formatPhone } from '@portal/domain/phone';
import { adminPaths } from '@portal/domain/staff';
import {
  fillCannedReply,
  ticketMessageMaxLength,
  ticketPictureRules,
  ticketStatusLabel,
  type TicketDetails,
} from '@portal/domain/tickets';
import { Button, Facts, Link, StatusBadge, Tabs } from '@portal/ui';
import { TicketThread, ticketStatusTones } from '@portal/ui/portal';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { portal } from '../../shared/portal.ts';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { sentMessages, unsentChatMessages } from '../../shared/tickets/chat-messages.ts';
import { openedTicketQuery, type OpenedTicket } from '../../shared/tickets/ticket-queries.ts';
import { useConversation } from '../../shared/tickets/use-conversation.ts';
import { useEarlierMessages } from '../../shared/tickets/use-earlier-messages.ts';
import { useMarkRead } from '../../shared/tickets/use-mark-read.ts';
import { usePictures } from '../../shared/tickets/use-pictures.ts';
import { useTyping } from '../../shared/tickets/use-typing.ts';
import { WaitingPictures } from '../../shared/tickets/waiting-pictures.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { auditPath } from '../audit/audit-view.ts';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { CannedReplies } from './canned-replies.tsx';
import { withNotes } from './admin-messages.ts';
import { cannedRepliesQuery, ticketDetailsQuery } from './admin-ticket-queries.ts';
import { AdminTicketActions } from './admin-ticket-actions.tsx';
import * as styles from './tickets-page.css.ts';
import { useAddNote } from './use-add-note.ts';
import { useTicketDraft } from './use-ticket-draft.ts';

/** What staff write: to the guest, or for each other. */
type Writes = 'answer' | 'note';

interface AdminTicketProps {
  id: number;
  writes: Writes;
  onWrites: (writes: Writes) => void;
  /** Counter: grows whenever the composer is to be focused. */
  focusRequest: number;
  onBack: () => void;
}

/** One ticket as staff see it. */
export function AdminTicketView(props: AdminTicketProps) {
  const { t } = useTexts();
  const opened = useQuery(openedTicketQuery(props.id));
  const details = useQuery(ticketDetailsQuery(props.id));
  // What was asked for in another ticket is not asked for here.
  const [earlierRequests] = useState(props.focusRequest);
  const focusRequest = props.focusRequest - earlierRequests;
  const data = opened.data && details.data && { opened: opened.data, details: details.data };
  return (
    <>
      <Button
        variant="quiet"
        className={styles.back}
        icon={<ArrowLeft size="1em" />}
        onClick={props.onBack}
      >
        {t('inbox.back')}
      </Button>
      {data && <Shown {...props} {...data} focusRequest={focusRequest} />}
      <QueryState
        title={t('inbox.loadFailed')}
        icon={<MessageCircle size="1em" strokeWidth={1.25} />}
        query={{
          data,
          error: opened.error ?? details.error,
          refetch: () => Promise.all([opened.refetch(), details.refetch()]),
        }}
        loading="24rem"
        missing={{ title: t('help.ticket.notFound') }}
      />
    </>
  );
}

function Shown({
  opened: { ticket },
  details,
  writes,
  onWrites,
  focusRequest,
}: AdminTicketProps & { opened: OpenedTicket; details: TicketDetails }) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  const account = useAccount();
  const { unsent, send } = useConversation(ticket.id);
  const earlier = useEarlierMessages(ticket);
  const pictures = usePictures();
  const typist = useTyping(ticket.id);
  const addNote = useAddNote(ticket.id);
  const replies = useQuery(cannedRepliesQuery).data ?? [];
  const [draft, setDraft] = useTicketDraft(ticket.id, writes);
  const writingRef = useRef<HTMLTextAreaElement>(null);
  useMarkRead(ticket, 'staff');
  useEffect(() => {
    if (focusRequest > 0) writingRef.current?.focus();
  }, [focusRequest]);

  const options = { t, timeOf: short, side: 'staff' } as const;
  const sent = sentMessages({ messages: earlier.messages, marks: ticket.marks }, options);
  const timed = earlier.messages.flatMap(({ create_at }, at) => {
    const message = sent[at];
    return message ? [{ at: create_at, message }] : [];
  });

  const isNote = writes === 'note';
  const fill = (text: string) =>
    fillCannedReply(text, {
      guest: ticket.guest.name,
      room: ticket.room.label,
      ticket: ticket.id,
      staff: account?.name ?? '',
      ...(ticket.orderId !== null && { order: ticket.orderId }),
    });

  function expand(text: string): string | null {
    if (isNote || !text.startsWith('/')) return null;
    const beginning = text.slice(1).toLowerCase();
    const reply = replies.find(({ shortcut }) => shortcut.startsWith(beginning));
    return reply ? fill(reply.text) : null;
  }

  return (
    <TicketThread
      className={styles.thread}
      title={t('ticket.title', { id: ticket.id })}
      meta={
        <Facts
          facts={[
            ticket.guest.name,
            // Empty where the guest's data were erased.
            formatPhone(ticket.guest.phone) || '—',
            ticket.room.label,
            ticket.orderId !== null && (
              <Link href={`${adminPaths.orders}?order=${ticket.orderId}`}>
                {t('inbox.order', { id: ticket.orderId })}
              </Link>
            ),
            <Link key="audit" href={auditPath({ entity: 'ticket', id: String(ticket.id) })}>
              {t('admin.audit.open')}
            </Link>,
          ]}
        />
      }
      status={
        <StatusBadge
          tone={ticketStatusTones[ticket.status]}
          label={ticketStatusLabel(t, ticket.status)}
        />
      }
      notice={<AdminTicketActions ticket={ticket} details={details} />}
      messages={[
        ...withNotes(timed, details.notes, options),
        ...unsentChatMessages(unsent, options, ({ draft: again }) => send(again)),
      ]}
      onEarlier={earlier.load}
      typing={typist === null ? undefined : t('ticket.typing', { name: typist })}
      hint={
        <Tabs
          label={t('inbox.writeAs')}
          value={writes}
          items={[
            { value: 'answer', label: t('inbox.answer') },
            { value: 'note', label: t('inbox.note') },
          ]}
          onValueChange={(value) => onWrites(value as Writes)}
        />
      }
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        if (next !== '' && !isNote) portal.tickets.typing(ticket.id);
      }}
      maxLength={ticketMessageMaxLength}
      expand={expand}
      canSendEmpty={pictures.areReady && !isNote}
      onFiles={isNote ? undefined : pictures.add}
      fileTypes={ticketPictureRules.mediaTypes.join(',')}
      attachments={pictures.waiting.length > 0 && <WaitingPictures pictures={pictures} />}
      tools={
        !isNote && (
          <CannedReplies
            replies={replies}
            onChoose={(text) => {
              setDraft(fill(text));
              writingRef.current?.focus();
            }}
          />
        )
      }
      writingRef={writingRef}
      onSend={(message) => {
        if (isNote) addNote(message);
        else send({ clientId: randomId(), message, pictures: pictures.take() });
      }}
    />
  );
}
