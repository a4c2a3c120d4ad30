import { Button, LinkButton } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { storePath } from '../../store-path.ts';
import type { CartLine, LineError } from './cart-lines.ts';
import * as styles from './line-error.css.ts';

interface LineErrorNoteProps {
  line: CartLine;
  error: LineError;
  store: Parameters<typeof storePath>[0];
  onTake: (quantity: number) => void;
}

/** Why a line cannot be ordered as it is, and the one tap that mends it. */
export function LineErrorNote({ line, error, store, onTake }: LineErrorNoteProps) {
  const { t } = useTexts();
  return (
    <div className={styles.note}>
      <p className={styles.message}>{errorText()}</p>
      {mending()}
    </div>
  );

  function errorText(): string {
    switch (error.kind) {
      case 'unavailable':
        return t('cart.unavailable');
      case 'stopped':
        return t('cart.dish.stopped');
      case 'stoppedPart':
        return t('cart.dish.stoppedPart', { name: error.name });
      case 'left':
        return t('cart.dish.left', { n: error.left });
      case 'notSold':
        return t('cart.dish.notSold');
      case 'choiceGone':
        return t('cart.dish.choiceGone');
    }
  }

  function mending() {
    if (error.kind === 'left') {
      return (
        <Button variant="secondary" size="small" onClick={() => onTake(error.left)}>
          {error.left === 0 ? t('checkout.dishes.remove') : t('cart.dish.take', { n: error.left })}
        </Button>
      );
    }
    if (error.kind === 'stoppedPart' || error.kind === 'choiceGone') {
      return (
        <LinkButton
          href={`${storePath(store)}?dish=${line.item.id}`}
          variant="secondary"
          size="small"
        >
          {t('cart.dish.change')}
        </LinkButton>
      );
    }
    return null;
  }
}
