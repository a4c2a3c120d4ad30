import { Drawer, type IsoDay } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { CalendarHeart } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { BanquetDetails } from './details/banquet-details.tsx';
import { draftOf, newDraft } from './form/banquet-draft.ts';
import { BanquetForm } from './form/banquet-form.tsx';
import { banquetQuery, type AdminBanquet } from './banquet-queries.ts';
import { useAdminClock } from './admin-clock.ts';
import { QueryState } from '../../shared/loading/query-state.tsx';

interface BanquetDrawerProps {
  opened: number | 'new';
  /** The day that a new banquet is planned for at first. */
  day: IsoDay;
  onShow: (id: number) => void;
  onClose: () => void;
}

/** A banquet in full, or one that is being planned. */
export function BanquetDrawer({ opened, day, onShow, onClose }: BanquetDrawerProps) {
  const { today } = useAdminClock();
  if (opened !== 'new') return <OneBanquet id={opened} onClose={onClose} />;
  return (
    <BanquetForm
      banquet={null}
      initial={newDraft(day < today ? today : day)}
      onSaved={({ id }) => onShow(id)}
      onClose={onClose}
    />
  );
}

function OneBanquet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTexts();
  const { timeZone } = useAdminClock();
  const read = useQuery(banquetQuery(id));
  const [edited, setEdited] = useState<AdminBanquet | null>(null);
  if (edited) {
    const banquet = read.data ?? edited;
    return (
      <BanquetForm
        banquet={banquet}
        initial={draftOf(banquet, timeZone)}
        onSaved={() => setEdited(null)}
        onClose={() => setEdited(null)}
      />
    );
  }
  if (read.data) {
    return <BanquetDetails banquet={read.data} onEdit={setEdited} onClose={onClose} />;
  }
  return (
    <Drawer open onClose={onClose} title={t('admin.banquets.number', { id })}>
      <QueryState
        title={t('admin.banquets.loadFailed')}
        icon={<CalendarHeart size="1em" strokeWidth={1.25} />}
        query={read}
        missing={{ title: t('admin.banquets.notFound') }}
      />
    </Drawer>
  );
}
