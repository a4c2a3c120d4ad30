import { ratingReviewMaxLength } from '@portal/domain/ratings';
import { Button, Card, Rating, TextArea } from '@portal/ui';
import { useState } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { notice } from '../shell/notice/notice.css.ts';
import * as styles from './rating-form.css.ts';

interface RatingFormProps {
  question: string;
  /** Why the rating could not be given, or the question not closed. */
  error: Error | null;
  isSubmitting: boolean;
  isDismissing: boolean;
  onSubmit: (rating: { score: number; review: string }) => void;
  onDismiss: () => void;
}

/** Asks for a score and for words beside it. */
export function RatingForm(props: RatingFormProps) {
  const { question, error, isSubmitting, isDismissing, onSubmit, onDismiss } = props;
  const { t } = useTexts();
  const [score, setScore] = useState(0);
  const [review, setReview] = useState('');
  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (score > 0 && !isSubmitting) onSubmit({ score, review });
        }}
      >
        <h2 className={styles.title}>{question}</h2>
        <div className={styles.score}>
          <Rating label={question} value={score} onValueChange={setScore} />
          <span role="status">{score > 0 && t(`rating.score.${score as 1 | 2 | 3 | 4 | 5}`)}</span>
        </div>
        {score > 0 && (
          <TextArea
            label={t('rating.review')}
            hint={t('rating.review.hint')}
            maxLength={ratingReviewMaxLength}
            value={review}
            onChange={(event) => setReview(event.currentTarget.value)}
          />
        )}
        {error && (
          <p role="alert" className={notice}>
            {describeError(error, t).message}
          </p>
        )}
        <div className={styles.actions}>
          <Button
            variant="quiet"
            className={styles.dismiss}
            disabled={isDismissing || isSubmitting}
            onClick={onDismiss}
          >
            {t('rating.dismiss')}
          </Button>
          <Button type="submit" disabled={score === 0 || isDismissing} busy={isSubmitting}>
            {t('rating.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
