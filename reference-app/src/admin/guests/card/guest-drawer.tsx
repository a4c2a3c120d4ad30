import { NotFoundError } from '@portal/client';
import { Button, Drawer, EmptyState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { GuestCard } from './guest-card.tsx';
import { GuestForm } from './guest-form.tsx';
import { guestCardQuery } from '../guest-queries.ts';
import type { CardPart } from '../guest-view.ts';

interface GuestDrawerProps {
  readonly id: number;
  readonly part: CardPart;
  /** As it is told live. */
  readonly isHere: boolean;
  readonly onPartChange: (part: CardPart) => void;
  readonly onClose: () => void;
}

/** A guest's card, or the guest's account being changed. */
export function GuestDrawer({ id, part, isHere, onPartChange, onClose }: GuestDrawerProps) {
  const { t } = useTexts();
  const { data, error, isPending, refetch } = useQuery(guestCardQuery(id));
  const [isEdited, setEdited] = useState(false);
  if (data && isEdited) {
    return (
      <GuestForm
        guest={{ id, ...data.guest.attributes }}
        onDone={() => setEdited(false)}
        onClose={onClose}
      />
    );
  }
  if (data) {
    return (
      <GuestCard
        details={{ ...data, isHere: data.isHere || isHere }}
        part={part}
        onPartChange={onPartChange}
        onEdit={() => setEdited(true)}
        onClose={onClose}
      />
    );
  }
  const isUnknown = error instanceof NotFoundError;
  return (
    <Drawer open onClose={onClose} title={t('admin.guests.number', { id })}>
      {isPending ? (
        <div aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ) : (
        <EmptyState
          headingLevel={3}
          title={t(isUnknown ? 'admin.guests.notFound' : 'admin.guests.cardFailed')}
          message={isUnknown ? undefined : describeError(error, t).message}
          icon={<UserRound size="1em" strokeWidth={1.25} />}
          actions={
            isUnknown ? undefined : (
              <Button onClick={() => void refetch()}>{t('portal.retry')}</Button>
            )
          }
        />
      )}
    </Drawer>
  );
}
