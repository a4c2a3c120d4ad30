import type { ListedDish, ListedSize, Nutrition } from '@portal/domain/restaurant';
import { Badge } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './dish-sheet.css.ts';

/** What is in a dish: marks, weight, allergens, nutrition. */
export function DishDetails({ dish, size }: { dish: ListedDish; size: ListedSize }) {
  const { t } = useTexts();
  return (
    <div className={styles.details}>
      {dish.tags.length > 0 && (
        <div className={styles.tags}>
          {dish.tags.map((tag) => (
            <Badge key={tag} tone="accent">
              {tag}
            </Badge>
          ))}
        </div>
      )}
      <p>
        <span className={styles.detailName}>{`${t('menu.allergens')}: `}</span>
        <span>{allergens()}</span>
      </p>
      {size.nutrition && <Nutrition nutrition={size.nutrition} />}
    </div>
  );

  function allergens(): string {
    if (dish.allergens === null) return t('menu.allergens.unknown');
    if (dish.allergens.length === 0) return t('menu.allergens.none');
    return dish.allergens.map(({ name }) => name.toLocaleLowerCase('ru')).join(', ');
  }
}

function Nutrition({ nutrition }: { nutrition: Nutrition }) {
  const { t, locale } = useTexts();
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const grams = (amount: number | null) =>
    amount === null ? null : t('menu.grams', { n: written.format(amount) });
  const { energy } = nutrition;
  const amounts = [
    [
      t('menu.nutrition.energy'),
      energy === null ? null : t('menu.nutrition.kcal', { n: written.format(energy) }),
    ],
    [t('menu.nutrition.proteins'), grams(nutrition.proteins)],
    [t('menu.nutrition.fats'), grams(nutrition.fats)],
    [t('menu.nutrition.carbs'), grams(nutrition.carbs)],
  ] as const;
  return (
    <div>
      <p className={styles.detailName}>{t('menu.nutrition')}</p>
      <dl className={styles.nutrition}>
        {amounts.map(
          ([name, amount]) =>
            amount !== null && (
              <div key={name} className={styles.nutrient}>
                <dt className={styles.detailName}>{name}</dt>
                <dd className={styles.amount}>{amount}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
