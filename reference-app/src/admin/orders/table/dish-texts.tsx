import type { DishLine } from '@portal/domain/orders';
import { Badge } from '@portal/ui';
import { dishOptions } from '../../../shared/orders/dish-options.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './order-columns.css.ts';

/** A dish of an order as the kitchen has to make it, marked when the restaurant has run out of it. */
export function DishTexts({ line }: { line: DishLine }) {
  const { t } = useTexts();
  const options = dishOptions(line);
  return (
    <>
      <span>{line.name}</span> <span className={styles.quantity}>{`× ${line.quantity}`}</span>{' '}
      {line.stoplist && <Badge tone="danger">{t('menu.stoplist')}</Badge>}
      {options.length > 0 && <span className={styles.options}>{options.join(', ')}</span>}
    </>
  );
}
