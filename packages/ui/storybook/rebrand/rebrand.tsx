import { useState } from 'react';
import { StatusBadge } from '../../src/components/badge/index.ts';
import { Button } from '../../src/components/button/index.ts';
import { Field } from '../../src/components/field/index.ts';
import { Landscape } from '../../src/components/illustration/index.ts';
import { Link } from '../../src/components/link/index.ts';
import { ProductCard } from '../../src/components/product-card/index.ts';
import { RadioGroup } from '../../src/components/radio-group/index.ts';
import { Switch } from '../../src/components/switch/index.ts';
import { TextField } from '../../src/components/text-field/index.ts';
import * as styles from './rebrand.css.ts';
import seaside from './seaside.css?raw';
import vineyard from './vineyard.css?raw';

/** A hotel's theme as it is written in its style sheet. */
interface Brand {
  name: string;
  /** Values by the variables' names; empty for the kit's own look. */
  variables: Readonly<Record<`--portal-${string}`, string>>;
}

const brands: readonly Brand[] = [
  { name: 'Озёрный бор', variables: {} },
  { name: 'У моря', variables: variablesIn(seaside) },
  { name: 'Виноградник', variables: variablesIn(vineyard) },
];

const [ours] = brands as readonly [Brand, ...Brand[]];

/** The kit with a hotel's twelve variables, and the style sheet that holds them. */
export function Rebrand() {
  const [name, setName] = useState('У моря');
  const [isNight, setNight] = useState(false);
  const [accent, setAccent] = useState<string>();
  const chosen = brands.find((brand) => brand.name === name) ?? ours;
  const brand: Brand = accent
    ? { ...chosen, variables: { ...chosen.variables, '--portal-color-accent': accent } }
    : chosen;
  return (
    <div
      data-portal-theme={isNight ? 'dark' : 'light'}
      style={brand.variables}
      className={styles.ground}
    >
      <div className={styles.controls}>
        <RadioGroup
          label="Отель"
          value={name}
          onValueChange={(next) => {
            setName(next);
            setAccent(undefined);
          }}
          options={brands.map((other) => ({ value: other.name, label: other.name }))}
        />
        <Field label="Свой акцент" hint="Проверьте контраст: 4,5 к 1 для текста">
          {(control) => (
            <input
              type="color"
              value={accent ?? '#56754b'}
              onChange={(event) => setAccent(event.target.value)}
              {...control}
            />
          )}
        </Field>
        <Switch
          label="Ночь"
          checked={isNight}
          onChange={(event) => setNight(event.target.checked)}
        />
      </div>
      <Landscape variant="wide" className={styles.view} />
      <Sample />
      <pre tabIndex={0} role="region" aria-label="Таблица стилей отеля" className={styles.code}>
        <code>{styleSheetOf(brand)}</code>
      </pre>
    </div>
  );
}

function Sample() {
  const [quantity, setQuantity] = useState(1);
  return (
    <div className={styles.page}>
      <div className={styles.row}>
        <p className={styles.title}>Завтрак у окна</p>
        <StatusBadge tone="success" label="Открыто" />
      </div>
      <div className={styles.columns}>
        <ProductCard
          name="Сырники с мёдом"
          motif="pancakes"
          description="Творог с фермы по соседству, липовый мёд"
          priceKopecks={49000}
          quantity={quantity}
          onQuantityChange={setQuantity}
        />
        <ProductCard
          name="Медовик"
          motif="cake"
          description="Двенадцать коржей, сметанный крем"
          priceKopecks={39000}
          onQuantityChange={() => undefined}
        />
        <div className={styles.fields}>
          <TextField label="Пожелание повару" placeholder="Например: без сахара" />
          <div className={styles.row}>
            <Button>Заказать</Button>
            <Button variant="secondary">Позже</Button>
          </div>
          <p>
            Столик у окна лучше <Link href="#book">занять заранее</Link>.
          </p>
        </div>
      </div>
    </div>
  );
}

/** What a hotel would put into its own style sheet. */
function styleSheetOf({ variables }: Brand): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

function variablesIn(styleSheet: string): Brand['variables'] {
  const found = styleSheet.matchAll(/(--portal-[a-z-]+): ([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}
