import { Button, LinkButton } from '@portal/ui';
import { cartStorage } from '../../app/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { storePath } from '../stores/store-path.ts';
import type { CartLine, LineTrouble } from './cart-lines.ts';
import * as styles from './line-trouble.css.ts';

interface LineTroubleNoteProps {
  line: CartLine;
  trouble: LineTrouble;
  store: Parameters<typeof storePath>[0];
}

/** Why a line cannot be ordered as it is, and the one tap that mends it. */
export function LineTroubleNote({ line, trouble, store }: LineTroubleNoteProps) {
  const { t } = useTexts();
  return (
    <div className={styles.note}>
      <p className={styles.words}>{words()}</p>
      {mending()}
    </div>
  );

  function words(): string {
    switch (trouble.kind) {
      case 'unavailable':
        return t('cart.unavailable');
      case 'stopped':
        return t('cart.dish.stopped');
      case 'stoppedPart':
        return t('cart.dish.stoppedPart', { name: trouble.name });
      case 'left':
        return t('cart.dish.left', { n: trouble.left });
      case 'notSold':
        return t('cart.dish.notSold');
      case 'choiceGone':
        return t('cart.dish.choiceGone');
    }
  }

  function mending() {
    if (trouble.kind === 'left') {
      return (
        <Button
          variant="secondary"
          size="small"
          onClick={() => cartStorage.setQuantity(store.id, line.item, trouble.left)}
        >
          {trouble.left === 0
            ? t('checkout.dishes.remove')
            : t('cart.dish.take', { n: trouble.left })}
        </Button>
      );
    }
    if (trouble.kind === 'stoppedPart' || trouble.kind === 'choiceGone') {
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
