import {
  piecesLeft,
  type MenuModifier,
  type MenuModifierGroup,
  type Stopped,
} from '@portal/domain/restaurant';
import { Checkbox, NumberStepper, RadioGroup } from '@portal/ui';
import { useId } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { chosenOf, maxQuantityOf, withModifier, withOnly, type DishDraft } from './dish-draft.ts';
import * as styles from './dish-sheet.css.ts';
import { addedPriceText, groupRuleText } from './dish-texts.ts';

interface ModifierGroupProps {
  group: MenuModifierGroup;
  draft: DishDraft;
  stopped: readonly Stopped[];
  /** The guest tried to go on without choosing enough of it. */
  isMissing: boolean;
  onChange: (draft: DishDraft) => void;
}

/** Modifiers of one kind: one of them, several, or several of each, as the restaurant allows. */
export function ModifierGroup(props: ModifierGroupProps) {
  const { group, isMissing } = props;
  const texts = useTexts();
  const nameId = useId();
  const ruleId = useId();
  const isOneOf = group.max === 1;
  const rule = groupRuleText(group, texts);
  if (isOneOf) return <OneOf {...props} rule={rule} />;
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      aria-describedby={ruleId}
      data-missing={isMissing || undefined}
      className={styles.group}
    >
      <div className={styles.groupHead}>
        <h3 id={nameId} className={styles.groupName}>
          {group.name}
        </h3>
        <p id={ruleId} className={styles.rule}>
          {rule}
        </p>
      </div>
      {group.modifiers.map((modifier) => (
        <Several key={modifier.id} {...props} modifier={modifier} />
      ))}
    </div>
  );
}

function OneOf({
  group,
  draft,
  stopped,
  isMissing,
  rule,
  onChange,
}: ModifierGroupProps & { rule: string }) {
  const { t } = useTexts();
  const chosen = group.modifiers.find((modifier) => chosenOf(draft, group, modifier) > 0);
  const none = '';
  return (
    <div data-missing={isMissing || undefined} className={styles.group}>
      <RadioGroup
        label={<span className={styles.groupName}>{group.name}</span>}
        required={group.min > 0}
        error={isMissing ? rule : undefined}
        options={[
          ...(group.min === 0 ? [{ value: none, label: t('menu.modifier.none') }] : []),
          ...group.modifiers.map((modifier) => ({
            value: modifier.id,
            label: <ModifierLine modifier={modifier} stopped={stopped} />,
            disabled: piecesLeft(stopped, modifier.id) === 0,
          })),
        ]}
        value={chosen?.id ?? (group.min === 0 ? none : null)}
        onValueChange={(id) => {
          const modifier = group.modifiers.find((one) => one.id === id) ?? null;
          onChange(withOnly(draft, group, modifier));
        }}
      />
    </div>
  );
}

function Several({
  group,
  draft,
  stopped,
  onChange,
  modifier,
}: ModifierGroupProps & { modifier: MenuModifier }) {
  const { t } = useTexts();
  const quantity = chosenOf(draft, group, modifier);
  const maxQuantity = maxQuantityOf(draft, group, modifier, stopped);
  const { name } = modifier;
  if (modifier.max === 1) {
    return (
      <Checkbox
        label={<ModifierLine modifier={modifier} stopped={stopped} />}
        checked={quantity > 0}
        disabled={quantity === 0 && maxQuantity === 0}
        onChange={(event) =>
          onChange(withModifier(draft, group, modifier, event.currentTarget.checked ? 1 : 0))
        }
      />
    );
  }
  return (
    <div className={styles.counted}>
      <span className={styles.countedText}>
        <ModifierTexts modifier={modifier} />
        <AddedPrice modifier={modifier} stopped={stopped} />
      </span>
      <NumberStepper
        label={name}
        value={quantity}
        max={maxQuantity}
        disabled={quantity === 0 && maxQuantity === 0}
        onValueChange={(next) => onChange(withModifier(draft, group, modifier, next))}
        decreaseLabel={t('product.fewer', { name })}
        increaseLabel={t('product.more', { name })}
      />
    </div>
  );
}

interface ModifierLineProps {
  modifier: MenuModifier;
  stopped: readonly Stopped[];
}

function ModifierLine({ modifier, stopped }: ModifierLineProps) {
  return (
    <span className={styles.option}>
      <ModifierTexts modifier={modifier} />
      <AddedPrice modifier={modifier} stopped={stopped} />
    </span>
  );
}

function ModifierTexts({ modifier: { name, weightGrams } }: { modifier: MenuModifier }) {
  const { t } = useTexts();
  return (
    <span className={styles.optionTexts}>
      <span>{name}</span>{' '}
      {weightGrams !== null && weightGrams > 0 && (
        <span className={styles.weightOf}>{t('menu.grams', { n: weightGrams })}</span>
      )}
    </span>
  );
}

function AddedPrice({ modifier: { id, priceKopecks }, stopped }: ModifierLineProps) {
  const texts = useTexts();
  const isGone = piecesLeft(stopped, id) === 0;
  return (
    <span className={styles.added}>
      {isGone ? texts.t('menu.soldOut') : addedPriceText(priceKopecks, texts)}
    </span>
  );
}
