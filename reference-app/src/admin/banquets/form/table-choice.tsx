import type { FloorPlan, PlanPlace } from '@portal/domain/restaurant';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './banquet-form.css.ts';
import type { AdminSection } from '../banquet-queries.ts';

type AdminTable = AdminSection['tables'][number];

interface TableChoiceProps {
  section: AdminSection;
  /** Null where the restaurant has drawn none. */
  plan: FloorPlan | null;
  chosen: readonly string[];
  taken: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** The tables of a hall, where they stand in it; in rows where nobody has drawn that. */
export function TableChoice({ section, plan, chosen, taken, onToggle }: TableChoiceProps) {
  const { t } = useTexts();
  const { tables } = section;
  if (tables.length === 0)
    return <p className={styles.hint}>{t('admin.banquets.form.noTables')}</p>;
  const label = t('admin.banquets.form.plan', { name: section.name });
  const button = (table: AdminTable, className: string, style?: CSSProperties) => (
    <TableButton
      key={table.id}
      {...{ table, className, style }}
      isChosen={chosen.includes(table.id)}
      isTaken={taken.has(table.id)}
      onToggle={() => onToggle(table.id)}
    />
  );
  if (!plan) {
    return (
      <div role="group" aria-label={label} className={styles.loose}>
        {tables.map((table) => button(table, styles.looseTable))}
      </div>
    );
  }
  const placeOf = new Map(plan.tables.map((place) => [place.tableId, place]));
  const unplaced = tables.filter(({ id }) => !placeOf.has(id));
  return (
    <>
      <div
        role="group"
        aria-label={label}
        className={styles.floor}
        style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
      >
        {plan.rectangles.map((place, index) => (
          <span key={index} className={styles.fixture} style={styleAt(place, plan)} />
        ))}
        {plan.ellipses.map((place, index) => (
          <span key={index} className={styles.roundFixture} style={styleAt(place, plan)} />
        ))}
        {tables.map((table) => {
          const place = placeOf.get(table.id);
          return place && button(table, styles.placed, styleAt(place, plan));
        })}
      </div>
      {unplaced.length > 0 && (
        <div className={styles.loose}>
          {unplaced.map((table) => button(table, styles.looseTable))}
        </div>
      )}
    </>
  );
}

/** Angles are left out: what can be pressed and read stands straight. */
function styleAt(place: PlanPlace, plan: FloorPlan): CSSProperties {
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    insetInlineStart: share(place.x, plan.width),
    insetBlockStart: share(place.y, plan.height),
    inlineSize: share(place.width, plan.width),
    blockSize: share(place.height, plan.height),
  };
}

interface TableButtonProps {
  table: AdminTable;
  isChosen: boolean;
  isTaken: boolean;
  className: string;
  style: CSSProperties | undefined;
  onToggle: () => void;
}

function TableButton({ table, isChosen, isTaken, className, style, onToggle }: TableButtonProps) {
  const texts = useTexts();
  const { number, name, seatingCapacity } = table;
  const seats = texts.count('admin.banquets.form.seats', seatingCapacity);
  const called = name || String(number ?? '');
  const named = `${called}, ${seats}`;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={isTaken ? `${named}, ${texts.t('admin.banquets.form.tableTaken')}` : named}
      title={named}
      data-taken={isTaken || undefined}
      className={className}
      style={style}
      onClick={onToggle}
    >
      <span className={styles.number}>{number ?? called}</span> <span>{seatingCapacity}</span>
    </button>
  );
}
