import { valueOrThrow } from '@portal/client';
import type { NewRating } from '@portal/domain/ratings';
import { useToaster } from '@portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portal } from '../../shared/portal.ts';
import { useIdempotencyKey } from '../../shared/idempotency/use-idempotency-key.ts';
import { personal } from '../../shared/orders/order-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { focusContent } from '../shell/focus-content.ts';
import * as styles from './rating-form.css.ts';
import { RatingForm } from './rating-form.tsx';

const queryKey = ['ratings', 'stay'];

/** Asks how the stay is when the portal says it is time, and not again for a while once answered or closed. */
export function StayRating() {
  const { t } = useTexts();
  const client = useQueryClient();
  const toaster = useToaster();
  const keyFor = useIdempotencyKey();
  const { data: isDue } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await portal.ratings.pending({}, { signal })).stay,
    meta: personal,
  });
  async function readAgain(): Promise<void> {
    await client.invalidateQueries({ queryKey });
    focusContent();
  }
  const giving = useMutation({
    mutationFn: (rating: NewRating) =>
      valueOrThrow(portal.ratings.create(rating, { idempotencyKey: keyFor(rating) })),
    onSuccess: async () => {
      toaster.show({ title: t('rating.thanks') });
      await readAgain();
    },
  });
  const dismissing = useMutation({
    mutationFn: () => portal.ratings.dismiss({ stay: true }),
    onSuccess: readAgain,
  });

  if (!isDue) return null;
  return (
    <div className={styles.below}>
      <RatingForm
        question={t('rating.ask')}
        error={giving.error ?? dismissing.error}
        isSubmitting={giving.isPending}
        isDismissing={dismissing.isPending}
        onSubmit={(rating) => giving.mutate(rating)}
        onDismiss={() => dismissing.mutate()}
      />
    </div>
  );
}
