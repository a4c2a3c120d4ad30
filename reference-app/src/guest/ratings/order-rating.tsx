import { valueOrThrow } from '@portal/client';
import type { NewRating } from '@portal/domain/ratings';
import { Card, Rating, useToaster } from '@portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portal } from '../../shared/portal.ts';
import { useIdempotencyKey } from '../../shared/idempotency/use-idempotency-key.ts';
import { personal, type AppOrder } from '../../shared/orders/order-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { focusContent } from '../shell/focus-content.ts';
import * as styles from './order-rating.css.ts';
import { RatingForm } from './rating-form.tsx';

/** Asks once how a done order was, and shows what was answered. */
export function OrderRating({ order }: { order: AppOrder }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const toaster = useToaster();
  const keyFor = useIdempotencyKey();
  const queryKey = ['ratings', 'order', order.id];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await portal.ratings.ofOrder({ orderId: order.id }, { signal })).orderRating,
    meta: personal,
  });
  const readAgain = () => client.invalidateQueries({ queryKey });
  const giving = useMutation({
    mutationFn: (rating: NewRating) =>
      valueOrThrow(portal.ratings.create(rating, { idempotencyKey: keyFor(rating) })),
    onSuccess: () => toaster.show({ title: t('rating.thanks') }),
    // Also where it was rated in another tab: what was given there is shown then.
    onSettled: readAgain,
  });
  const dismissing = useMutation({
    mutationFn: () => portal.ratings.dismiss({ orderId: order.id }),
    onSuccess: readAgain,
  });

  const isAsked = data?.shouldAsk === true && !data.rating;
  useEffect(() => {
    if (!isAsked) return undefined;
    return () => {
      // Not from where somebody has gone on meanwhile.
      if (document.activeElement === document.body) focusContent();
    };
  }, [isAsked]);

  if (data?.rating) {
    return (
      <Card className={styles.rated}>
        <span>{t('rating.given')}</span>
        <Rating label={t('rating.given')} value={data.rating.score} />
      </Card>
    );
  }
  if (!isAsked) return null;
  return (
    <RatingForm
      question={t('rating.ask.order', { id: order.id })}
      error={giving.error ?? dismissing.error}
      isSubmitting={giving.isPending}
      isDismissing={dismissing.isPending}
      onSubmit={(rating) => giving.mutate({ ...rating, orderId: order.id })}
      onDismiss={() => dismissing.mutate()}
    />
  );
}
