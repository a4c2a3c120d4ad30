import { quantityMax } from '@portal/domain/orders';
import { IconButton, NumberStepper, Select } from '@portal/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { portal } from '../../../../shared/portal.ts';
import { dishOptions } from '../../../../shared/orders/dish-options.ts';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { lineKey, withProduct, withQuantity, type OrderDraft } from './order-draft.ts';
import * as styles from '../order-drawer.css.ts';

function productsQuery(storeId: number) {
  return queryOptions({
    queryKey: ['order-products', storeId],
    queryFn: ({ signal }) => portal.stores.get({ id: storeId }, { signal }),
    staleTime: 60_000,
  });
}

interface EditLinesProps {
  readonly storeId: number;
  readonly draft: OrderDraft;
  readonly onChange: (draft: OrderDraft) => void;
}

/** How many of each line, and what else of the same shop. */
export function EditLines({ storeId, draft, onChange }: EditLinesProps) {
  const { t } = useTexts();
  const isOfDishes = draft.iikoProducts.length > 0;
  const { data } = useQuery({ ...productsQuery(storeId), enabled: !isOfDishes });
  const lines = [...draft.products, ...draft.iikoProducts].filter(({ quantity }) => quantity > 0);
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const key = lineKey(line);
          const name = 'product' in line ? [line.name, ...dishOptions(line)].join(', ') : line.name;
          return (
            <li key={key} className={styles.line}>
              <span className={styles.lineName}>{name}</span>
              <NumberStepper
                label={t('admin.order.edit.quantity', { name })}
                value={line.quantity}
                min={1}
                max={quantityMax}
                onValueChange={(quantity) => onChange(withQuantity(draft, key, quantity))}
              />
              <IconButton
                size="small"
                label={t('admin.order.edit.remove', { name })}
                onClick={() => onChange(withQuantity(draft, key, 0))}
              >
                <Trash2 size="1em" aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {isOfDishes && <p className={styles.muted}>{t('admin.order.edit.dishes')}</p>}
      {!isOfDishes && data && (
        <Select
          label={t('admin.order.edit.add')}
          placeholder={t('admin.order.edit.choose')}
          value=""
          options={data.products.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => {
            const product = data.products.find(({ id }) => String(id) === target.value);
            if (product) onChange(withProduct(draft, product));
          }}
        />
      )}
    </>
  );
}
