import { valueOrThrow } from '@portal/client';
import { idInPathSchema, oneLine } from '@portal/domain/contract';
import { guestPaths } from '@portal/domain/portal';
import {
  type NewTicket as NewTicketRequest,
  ticketMessageMaxLength,
  ticketPictureRules,
} from '@portal/domain/tickets';
import { Button, Card, TextArea, useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Loading } from '../../shared/loading/loading.tsx';
import { portal } from '../../shared/portal.ts';
import { useIdempotencyKey } from '../../shared/idempotency/use-idempotency-key.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { putOwnTicket } from '../../shared/tickets/ticket-cache.ts';
import { usePictures } from '../../shared/tickets/use-pictures.ts';
import { WaitingPictures } from '../../shared/tickets/waiting-pictures.tsx';
import { RoomSelect } from '../room/room-select.tsx';
import { saveRoom, storedRoom } from '../room/use-room.ts';
import { useGuestSession } from '../use-guest.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { notice } from '../shell/notice/notice.css.ts';
import * as styles from './new-ticket-page.css.ts';
import { preparedRequestIn, type PreparedRequest } from './prepared-request.ts';
import { TicketsSignIn } from './ticket-list.tsx';

/** Asking for help. An order's page leads here with the order's number. */
export function NewTicketPage() {
  const { t } = useTexts();
  const { status } = useGuestSession();
  const [params] = useSearchParams();
  const orderId = idInPathSchema.safeParse(params.get('order')).data;
  const prepared = preparedRequestIn(params);
  return (
    <GuestPage
      title={t('help.new.title')}
      subtitle={
        orderId === undefined ? t('help.new.lead') : t('help.new.aboutOrder', { id: orderId })
      }
      back={{ href: '/help', label: t('portal.help.title') }}
      width="column"
    >
      {status === 'nobody' && <TicketsSignIn />}
      {status === 'guest' && <NewTicket key={prepared} {...{ orderId, prepared }} />}
      {status === 'unknown' && <Loading height="24rem" />}
    </GuestPage>
  );
}

interface NewTicketProps {
  orderId: number | undefined;
  /** What is asked for, when its words are prepared. */
  prepared: PreparedRequest | null;
}

function NewTicket({ orderId, prepared }: NewTicketProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toaster = useToaster();
  const pictures = usePictures();
  const formRef = useRef<HTMLFormElement>(null);
  const filesRef = useRef<HTMLInputElement>(null);
  const keyFor = useIdempotencyKey();
  const [room, setRoom] = useState(storedRoom);
  const [message, setMessage] = useState(prepared ? t(`home.quick.${prepared}.message`) : '');
  const [isTried, setTried] = useState(false);

  const sending = useMutation({
    mutationFn: (written: NewTicketRequest) =>
      valueOrThrow(portal.tickets.create(written, { idempotencyKey: keyFor(written) })),
    onSuccess: ({ ticket }) => {
      putOwnTicket(client, ticket);
      saveRoom(ticket.room.id);
      toaster.show({ title: t('help.new.sent') });
    },
  });

  const isRoomMissing = isTried && room === null;
  const isMessageEmpty = oneLine(message) === '';
  const isMessageMissing = isTried && isMessageEmpty;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (room === null || isMessageEmpty) {
      formRef.current?.querySelector<HTMLElement>(room === null ? 'select' : 'textarea')?.focus();
      return;
    }
    if (sending.isPending || pictures.isUploading) return;
    sending.mutate(
      {
        room,
        message: message.trim(),
        pictures: pictures.waiting.flatMap(({ picture }) => (picture ? [picture.id] : [])),
        ...(orderId !== undefined && { orderId }),
      },
      // Here, as who has left the page meanwhile is led nowhere.
      {
        onSuccess: ({ ticket }) => void navigate(guestPaths.ticket(ticket.id), { replace: true }),
      },
    );
  }

  return (
    <Card>
      <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
        <RoomSelect
          label={t('help.new.room')}
          required
          roomId={room}
          error={isRoomMissing && t('help.new.room.required')}
          onRoom={setRoom}
        />
        <TextArea
          label={t('help.new.message')}
          placeholder={t('help.new.message.placeholder')}
          required
          rows={5}
          maxLength={ticketMessageMaxLength}
          value={message}
          error={isMessageMissing && t('help.new.message.required')}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {pictures.waiting.length > 0 && <WaitingPictures pictures={pictures} />}
        {sending.error && (
          <p role="alert" className={notice}>
            {describeError(sending.error, t).message}
          </p>
        )}
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<ImagePlus size="1em" />}
            onClick={() => filesRef.current?.click()}
          >
            {t('ticket.picture.attach')}
          </Button>
          <Button type="submit" busy={sending.isPending || pictures.isUploading}>
            {t('help.new.send')}
          </Button>
        </div>
        <input
          ref={filesRef}
          type="file"
          hidden
          multiple
          accept={ticketPictureRules.mediaTypes.join(',')}
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            pictures.add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </form>
    </Card>
  );
}
