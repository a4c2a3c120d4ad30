import { unwrap } from '@portal/client';
import { banquetChange, type BanquetChange } from '@portal/domain/banquets';
import { useToaster } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { portal } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { putBanquet, reloadBanquets } from './banquet-cache.ts';
import { banquetKeys } from './banquet-keys.ts';

/** What calls for a person, wherever in the console they are. */
const calls: readonly BanquetChange[] = ['failed', 'cancelRefused', 'drift'];

/** Carries what happens to banquets into what is on screen, and says what a person has to look at. */
export function BanquetEvents() {
  const client = useQueryClient();
  const toaster = useToaster();
  const navigate = useNavigate();
  const { t } = useTexts();

  useEffect(() => {
    const stops = [
      portal.live.onReset(() => reloadBanquets(client)),
      portal.live.on(banquetChange, ({ banquet: event, change }) => {
        const banquet = unwrap(event);
        putBanquet(client, banquet);
        for (const queryKey of [banquetKeys.searches, banquetKeys.between, banquetKeys.workload]) {
          void client.invalidateQueries({ queryKey });
        }
        if (change === 'accepted') {
          toaster.show({ title: t('banquet.change.accepted'), message: banquet.title });
        }
        if (!calls.includes(change)) return;
        toaster.show({
          title: t(`banquet.change.${change}`),
          message: banquet.title,
          tone: 'error',
          action: {
            label: t('product.details'),
            onSelect: () => void navigate(`/admin/banquet-management?banquet=${banquet.id}`),
          },
        });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, toaster, navigate, t]);

  return null;
}
