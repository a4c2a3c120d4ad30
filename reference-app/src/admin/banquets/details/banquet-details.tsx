import {
  banquetCommandLabel,
  banquetCommands,
  banquetStatusLabel,
  isBanquetEditable,
  transferErrorLabel,
  transferErrors,
} from '@portal/domain/banquets';
import { Button, Drawer, Facts, StatusBadge, Timeline } from '@portal/ui';
import { banquetStatusTones } from '@portal/ui/portal';
import { useState } from 'react';
import { useAccount } from '../../../shared/session/session-provider.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { PhoneLink } from '../../phone-link.tsx';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { staffPortal } from '../../staff-portal.ts';
import * as styles from './banquet-details.css.ts';
import { BanquetErrors } from './banquet-errors.tsx';
import type { AdminBanquet } from '../banquet-queries.ts';
import { banquetSteps } from './banquet-steps.ts';
import { CancelBanquet } from './cancel-banquet.tsx';
import { useAdminClock } from '../admin-clock.ts';
import { useBanquetMutation } from '../use-banquet-mutation.ts';

interface BanquetDetailsProps {
  banquet: AdminBanquet;
  onEdit: (banquet: AdminBanquet) => void;
  onClose: () => void;
}

/** Everything there is to know of a banquet, how far it has come, and what can be done. */
export function BanquetDetails({ banquet, onEdit, onClose }: BanquetDetailsProps) {
  const texts = useTexts();
  const { t } = texts;
  const clock = useAdminClock();
  const now = useNow();
  const account = useAccount();
  const { mutate, isPending } = useBanquetMutation(t('admin.banquets.sendFailed'));
  const [isCanceling, setCanceling] = useState(false);
  const { id, title, status, version } = banquet;
  const role = account?.role === 'banquet' ? 'banquet' : 'admin';
  const commands = banquetCommands(banquet, role);
  const canSend = commands.includes('transfer');
  const errors = canSend ? transferErrors(banquet, new Date(now)) : [];

  const details = [
    [t('admin.banquets.customer'), banquet.customerName],
    [t('admin.banquets.form.phone'), <PhoneLink key="phone" phone={banquet.phone} />],
    [t('admin.banquets.form.guests'), banquet.guestsCount],
    [t('admin.banquets.form.duration'), clock.length(banquet.durationInMinutes)],
    [t('admin.banquets.form.section'), banquet.section?.name ?? t('admin.banquets.noPlace')],
    [t('admin.banquets.form.tables'), banquet.tables.map(({ name }) => name).join(', ') || '—'],
    [t('admin.banquets.form.comment'), banquet.comment || '—'],
  ] as const;

  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      description={
        <Facts facts={[t('admin.banquets.number', { id }), clock.dateTime(banquet.startsAt)]} />
      }
      footer={
        <>
          {commands.includes('cancel') && (
            <Button variant="quiet" onClick={() => setCanceling(true)}>
              {banquetCommandLabel(t, 'cancel')}
            </Button>
          )}
          {isBanquetEditable(status) && (
            <Button variant="secondary" onClick={() => onEdit(banquet)}>
              {t('admin.banquets.edit')}
            </Button>
          )}
          {canSend && (
            <Button
              busy={isPending}
              disabled={errors.length > 0}
              onClick={() =>
                mutate({
                  run: () =>
                    staffPortal.banquets.update({
                      banquet: { id, version, status: 'transferring' },
                    }),
                })
              }
            >
              {status === 'failed'
                ? t('admin.banquets.sendAgain')
                : banquetCommandLabel(t, 'transfer')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <div role="status" className={styles.state}>
          <StatusBadge tone={banquetStatusTones[status]} label={banquetStatusLabel(t, status)} />
        </div>
        <BanquetErrors banquet={banquet} />
        <section aria-labelledby="banquet-way">
          <h3 id="banquet-way" className={styles.heading}>
            {t('admin.banquets.way')}
          </h3>
          <Timeline steps={banquetSteps(banquet, t)} />
        </section>
        {errors.length > 0 && (
          <ul className={styles.errors}>
            {errors.map(({ kind }) => (
              <li key={kind}>{transferErrorLabel(t, kind)}</li>
            ))}
          </ul>
        )}
        <DescriptionList details={details} />
        {banquet.shouldRemind && (
          <p className={styles.reminder}>{t('admin.banquets.form.reminderHint')}</p>
        )}
      </div>
      <CancelBanquet banquet={banquet} open={isCanceling} onClose={() => setCanceling(false)} />
    </Drawer>
  );
}
