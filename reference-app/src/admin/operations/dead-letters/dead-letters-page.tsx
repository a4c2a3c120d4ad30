import { deadLetterChannels, type DeadLetterChannel } from '@portal/domain/outbox';
import { Button, EmptyState, PageHeader, Select } from '@portal/ui';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { PagedTable } from '../../table-page/paged-table.tsx';
import * as pageStyles from '../../table-page/table-page.css.ts';
import { DeleteConfirmDialog } from './delete-confirm-dialog.tsx';
import { deadLetterColumns } from './dead-letter-columns.tsx';
import { deadLettersQuery } from './dead-letter-queries.ts';
import * as styles from './dead-letters.css.ts';
import { useDeadLetterMutations, type DeadLetterChoice } from './use-dead-letter-mutations.ts';
import { usePagedQuery } from '../../table-page/use-paged-query.ts';

/** What the portal could not deliver: why, since when, to be sent again or forgotten. */
export function DeadLettersPage() {
  const texts = useTexts();
  const { t, count } = texts;
  const time = useHotelTime();
  const [params, setParams] = useSearchParams();
  const [forgetting, setForgetting] = useState<DeadLetterChoice | null>(null);
  const { mutate, isPending } = useDeadLetterMutations();
  const channel = deadLetterChannels.find((each) => each === params.get('channel'));
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const read = usePagedQuery(
    deadLettersQuery,
    'outbox',
    { page, ...(channel && { channel }) },
    (to) => show({ channel, page: to }),
  );
  const total = read.data?.meta.total ?? 0;
  const all: DeadLetterChoice = { all: true, ...(channel && { channel }) };
  useTitle(t('settings.section.undelivered'));

  function show(next: { channel?: DeadLetterChannel | undefined; page?: number }) {
    setParams({
      ...(next.channel && { channel: next.channel }),
      ...(next.page && next.page > 1 && { page: String(next.page) }),
    });
  }

  return (
    <div className={pageStyles.page}>
      <PageHeader
        title={t('settings.section.undelivered')}
        subtitle={t('operations.undelivered.lead')}
      />
      <div className={styles.tools}>
        <Select
          className={styles.channel}
          label={t('operations.undelivered.channel')}
          value={channel ?? ''}
          options={[
            { value: '', label: t('operations.undelivered.all') },
            ...deadLetterChannels.map((value) => ({
              value,
              label: t(`operations.undelivered.channel.${value}`),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            show({ channel: deadLetterChannels.find((each) => each === value) })
          }
        />
        {total > 0 && (
          <div className={styles.actions}>
            <Button
              variant="secondary"
              busy={isPending}
              onClick={() => mutate({ action: 'resend', choice: all })}
            >
              {t('operations.undelivered.resendAll')}
            </Button>
            <Button variant="quiet" onClick={() => setForgetting(all)}>
              {t('operations.undelivered.forgetAll')}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className={pageStyles.muted}>
        {total > 0 && count('operations.undelivered.count', total)}
      </p>
      <PagedTable
        read={read}
        caption={t('settings.section.undelivered')}
        columns={deadLetterColumns({
          ...{ texts, time, isPending },
          onResend: ({ id }) => mutate({ action: 'resend', choice: { ids: [id] } }),
          onDelete: ({ id }) => setForgetting({ ids: [id] }),
        })}
        rows={read.data?.outbox ?? []}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title={t('operations.undelivered.empty')}
            message={t('operations.undelivered.emptyHint')}
            icon={<MailCheck size="1em" strokeWidth={1.25} />}
          />
        }
        errorState={{
          title: t('operations.undelivered.failed'),
          icon: <MailX size="1em" strokeWidth={1.25} />,
        }}
        pagesLabel={t('operations.undelivered.pages')}
      />
      <DeleteConfirmDialog choice={forgetting} onClose={() => setForgetting(null)} />
    </div>
  );
}
