import { formatMoney } from '@portal/domain/money';
import {
  piecesLeft,
  type MenuDish,
  type MenuModifierGroup,
  type MenuSize,
  type Stopped,
} from '@portal/domain/restaurant';
import { RadioGroup } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { chosenOf, withSize, type DishDraft } from './dish-draft.ts';
import * as styles from './dish-sheet.css.ts';
import { ModifierGroup } from './modifier-group.tsx';

interface DishChoicesProps {
  dish: MenuDish;
  draft: DishDraft;
  stopped: readonly Stopped[];
  /** Marks what is still to be chosen. */
  isAsking: boolean;
  onChange: (draft: DishDraft) => void;
}

/** The size of a dish, and what goes with it. */
export function DishChoices({ dish, draft, stopped, isAsking, onChange }: DishChoicesProps) {
  const { t } = useTexts();
  return (
    <>
      {dish.sizes.length > 1 && (
        <RadioGroup
          label={t('menu.size')}
          variant="cards"
          options={dish.sizes.map((size) => ({
            value: size.id ?? '',
            label: <SizeLine dish={dish} size={size} stopped={stopped} />,
            disabled: piecesLeft(stopped, dish.id, size.id) === 0,
          }))}
          value={draft.size.id ?? ''}
          onValueChange={(id) => {
            const size = dish.sizes.find((one) => (one.id ?? '') === id);
            if (size) onChange(withSize(draft, size));
          }}
        />
      )}
      {draft.size.groups.map((group) => (
        <ModifierGroup
          key={`${group.id ?? ''} ${group.name}`}
          {...{ group, draft, stopped, onChange }}
          isMissing={isAsking && isShort(draft, group)}
        />
      ))}
    </>
  );
}

function isShort(draft: DishDraft, group: MenuModifierGroup): boolean {
  const counts = group.modifiers.map((modifier) => chosenOf(draft, group, modifier));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total < group.min || group.modifiers.some(({ min }, index) => (counts[index] ?? 0) < min);
}

function SizeLine({
  dish,
  size,
  stopped,
}: {
  dish: MenuDish;
  size: MenuSize;
  stopped: readonly Stopped[];
}) {
  const { t, locale } = useTexts();
  const isGone = piecesLeft(stopped, dish.id, size.id) === 0;
  return (
    <span className={styles.option}>
      <span className={styles.optionTexts}>
        <span>{size.name}</span>{' '}
        {size.weightGrams !== null && size.weightGrams > 0 && (
          <span className={styles.weightOf}>{t('menu.grams', { n: size.weightGrams })}</span>
        )}
      </span>
      <span className={styles.added}>
        {isGone ? t('menu.soldOut') : formatMoney(size.priceKopecks, locale)}
      </span>
    </span>
  );
}
