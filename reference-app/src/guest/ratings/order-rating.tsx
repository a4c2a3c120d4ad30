import { ratingReviewMaxLength, type NewRating } from '@portal/domain';
import { Button, Card, Rating, TextArea, useToaster } from '@portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { portal } from '../../app/portal.ts';
import { useAttemptKey } from '../../shared/attempts/use-attempt-key.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { personal, type AppOrder } from '../../shared/orders/order-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { notice } from '../shell/notice.css.ts';
import * as styles from './order-rating.css.ts';

/** Asks once how a done order was, and shows what was answered. */
export function OrderRating({ order }: { order: AppOrder }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const toaster = useToaster();
  const keyFor = useAttemptKey();
  const [score, setScore] = useState(0);
  const [review, setReview] = useState('');
  const queryKey = ['ratings', 'order', order.id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => portal.ratings.ofOrder(order.id, { signal }),
    meta: personal,
  });
  const readAgain = () => client.invalidateQueries({ queryKey });
  const giving = useMutation({
    mutationFn: (rating: NewRating) => portal.ratings.give(rating, keyFor(rating)),
    onSuccess: async () => {
      toaster.show({ title: t('rating.thanks'), tone: 'success' });
      await readAgain();
    },
  });
  const dismissing = useMutation({
    mutationFn: () => portal.ratings.dismiss(order.id),
    onSuccess: readAgain,
  });

  if (data?.rating) {
    return (
      <Card className={styles.given}>
        <span>{t('rating.given')}</span>
        <Rating label={t('rating.given')} value={data.rating.attributes.score} />
      </Card>
    );
  }
  if (!data?.shouldAsk) return null;
  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (score > 0 && !giving.isPending) giving.mutate({ score, review, orderId: order.id });
        }}
      >
        <h2 className={styles.title}>{t('rating.ask.order', { id: order.id })}</h2>
        <Rating
          label={t('rating.ask.order', { id: order.id })}
          value={score}
          onValueChange={setScore}
        />
        {score > 0 && (
          <TextArea
            label={t('rating.review')}
            hint={t('rating.review.hint')}
            maxLength={ratingReviewMaxLength}
            value={review}
            onChange={(event) => setReview(event.currentTarget.value)}
          />
        )}
        {giving.error && (
          <p role="alert" className={notice}>
            {describeError(giving.error, t).message}
          </p>
        )}
        <div className={styles.actions}>
          <Button
            variant="quiet"
            disabled={dismissing.isPending}
            onClick={() => dismissing.mutate()}
          >
            {t('rating.dismiss')}
          </Button>
          <Button type="submit" disabled={score === 0} busy={giving.isPending}>
            {t('rating.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
