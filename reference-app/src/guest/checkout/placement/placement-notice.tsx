import { UnreachableError, type Refusal } from '@portal/client';
import { formatMoney } from '@portal/domain/money';
import { Button, Link } from '@portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import type { CartLine } from '../../cart/lines/cart-lines.ts';
import { fieldAt, type CheckoutFieldError } from '../checkout-draft.ts';
import * as styles from '../checkout-page.css.ts';
import { refusedLines, repricedLines } from './refused-lines.ts';
import { isOrderedAlready, type PlacingOrder } from './use-place-order.ts';

interface PlacementNoticeProps {
  placing: PlacingOrder;
  /** The lines that were sent. */
  sent: readonly CartLine[];
  /** The lines that lie in the cart now. */
  inCart: readonly CartLine[];
  /** The total that was sent, in kopecks. */
  before: number | null;
  /** The total now. */
  after: number | null;
  /** The fields that say themselves what is wrong with them. */
  fieldErrors: readonly CheckoutFieldError[];
  onRemove: (line: CartLine) => void;
}

/** Why the order was not placed, line by line, and how to go on. What was typed stays. */
export function PlacementNotice({
  placing,
  sent,
  inCart,
  before,
  after,
  fieldErrors,
  onRemove,
}: PlacementNoticeProps) {
  const { t, locale } = useTexts();
  const { isPending, refusal, error } = placing;
  const noticeRef = useRef<HTMLDivElement>(null);
  const isAtField = fieldErrors.length > 0;

  // A field that is wrong has the focus, and is in sight.
  const show = useEffectEvent(() => {
    if (!isAtField) noticeRef.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => show(), [error, refusal]);

  if (isPending || (!error && !refusal)) return null;
  return (
    <div ref={noticeRef} role="alert" className={styles.notice}>
      {error && <p>{failureText()}</p>}
      {refusal && <p>{refusalText(refusal)}</p>}
      {refusal && <Lines {...{ refusal, sent, inCart, onRemove }} />}
      {refusal && before !== after && before !== null && after !== null && (
        <p>
          {t('checkout.totalChanged', {
            before: formatMoney(before, locale),
            after: formatMoney(after, locale),
          })}
        </p>
      )}
      {refusal?.code === 'INVALID' &&
        refusal.details
          .filter(({ path }) => !fieldErrors.some((field) => field === fieldAt(path)))
          .map(({ path, message }) => <p key={path}>{message}</p>)}
      {refusal?.code === 'STORE_CLOSED' && (
        <p>
          <Link href="/stores">{t('checkout.otherStores')}</Link>
        </p>
      )}
    </div>
  );

  function failureText(): string {
    if (error instanceof UnreachableError) return t('checkout.lostAnswer');
    if (isOrderedAlready(error)) return t('checkout.orderedAlready');
    return `${t('checkout.failed')} ${describeError(error, t).message}`;
  }

  function refusalText(refusal: Refusal): string {
    const hasDishes = refusedLines(refusal, sent).some(({ line }) => isDish(line));
    switch (refusal.code) {
      case 'PRICE_CHANGED':
        return t(sent.some(isDish) ? 'checkout.dishes.priceChanged' : 'checkout.priceChanged');
      case 'STOP_LIST':
        return t('checkout.dishes.stopped');
      case 'NOT_FOR_SALE':
        return t(hasDishes ? 'checkout.dishes.notSold' : 'checkout.notForSale');
      default:
        return refusal.text;
    }
  }
}

function isDish({ item }: CartLine): boolean {
  return typeof item.id === 'string';
}

type LinesProps = Pick<PlacementNoticeProps, 'sent' | 'inCart' | 'onRemove'> & {
  refusal: Refusal;
};

/** The dishes that were not taken, each with the way out; and those that cost something else now. */
function Lines({ refusal, sent, inCart, onRemove }: LinesProps) {
  const { t, locale } = useTexts();
  const stored = new Set(inCart.map(({ key }) => key));
  const refused = refusedLines(refusal, sent).filter(({ line }) => isDish(line));
  const repriced = refusal.code === 'PRICE_CHANGED' ? repricedLines(refusal, sent) : [];
  if (refused.length + repriced.length === 0) return null;
  return (
    <ul className={styles.refused}>
      {refused.map(({ line, message }) => (
        <li key={line.key} className={styles.refusedLine}>
          <span className={stored.has(line.key) ? undefined : styles.gone}>{message}</span>
          {stored.has(line.key) && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('checkout.dishes.removeNamed', { name: line.name })}
              onClick={() => onRemove(line)}
            >
              {t('checkout.dishes.remove')}
            </Button>
          )}
        </li>
      ))}
      {repriced.map(({ line, afterKopecks }) => (
        <li key={line.key}>
          {t('checkout.dishes.price', {
            name: line.name,
            before: formatMoney(line.priceKopecks, locale),
            after: formatMoney(afterKopecks, locale),
          })}
        </li>
      ))}
    </ul>
  );
}
