import { Drawer } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { QueryState } from '../../../shared/loading/query-state.tsx';
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
  const query = useQuery(guestCardQuery(id));
  const { data } = query;
  const [isEdited, setEdited] = useState(false);
  if (data && isEdited) {
    return <GuestForm guest={data.guest} onDone={() => setEdited(false)} onClose={onClose} />;
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
  return (
    <Drawer open onClose={onClose} title={t('admin.guests.number', { id })}>
      <QueryState
        title={t('admin.guests.cardFailed')}
        icon={<UserRound size="1em" strokeWidth={1.25} />}
        headingLevel={3}
        query={query}
        missing={{ title: t('admin.guests.notFound') }}
      />
    </Drawer>
  );
}
