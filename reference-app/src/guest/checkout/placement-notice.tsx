import { UnreachableError } from '@portal/client';
import { formatMoney, type ProblemBody } from '@portal/domain';
import { Link } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './checkout-page.css.ts';
import type { PlacingOrder } from './use-place-order.ts';

interface PlacementNoticeProps {
  placing: PlacingOrder;
  /** The total that was sent, in kopecks. */
  before: number | null;
  /** The total now. */
  after: number | null;
}

/** Why the order was not placed, and how to go on. What was typed stays. */
export function PlacementNotice({ placing, before, after }: PlacementNoticeProps) {
  const { t, locale } = useTexts();
  const { isUnderWay, placement, error } = placing;
  const noticeRef = useRef<HTMLDivElement>(null);
  const problem = placement && 'problem' in placement ? placement.problem : null;

  useEffect(() => {
    noticeRef.current?.scrollIntoView({ block: 'center' });
  }, [error, problem]);

  if (isUnderWay || (!error && !problem)) return null;
  return (
    <div ref={noticeRef} role="alert" className={styles.notice}>
      {error && <p>{failureText()}</p>}
      {problem && <p>{problemText(problem)}</p>}
      {problem && before !== after && before !== null && after !== null && (
        <p>
          {t('checkout.totalChanged', {
            before: formatMoney(before, locale),
            after: formatMoney(after, locale),
          })}
        </p>
      )}
      {problem?.code === 'INVALID' &&
        problem.details?.map(({ path, message }) => <p key={path}>{message}</p>)}
      {problem?.code === 'STORE_CLOSED' && (
        <p>
          <Link href="/stores">{t('checkout.otherStores')}</Link>
        </p>
      )}
    </div>
  );

  function failureText(): string {
    if (error instanceof UnreachableError) return t('checkout.lostAnswer');
    return `${t('checkout.failed')} ${describeError(error, t).message}`;
  }

  function problemText({ code, error: text }: ProblemBody): string {
    if (code === 'PRICE_CHANGED') return t('checkout.priceChanged');
    if (code === 'NOT_FOR_SALE' || code === 'STOP_LIST') return t('checkout.notForSale');
    return text;
  }
}
