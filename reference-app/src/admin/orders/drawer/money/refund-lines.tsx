import type { RefundableLine } from '@portal/domain/payments';
import { NumberStepper } from '@portal/ui';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import * as styles from '../order-drawer.css.ts';

interface RefundLinesProps {
  readonly lines: readonly RefundableLine[];
  /** By the place of their line. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly onChange: (pieces: ReadonlyMap<number, number>) => void;
}

/** How many pieces of each line are given back. */
export function RefundLines({ lines, pieces, onChange }: RefundLinesProps) {
  const { t } = useTexts();
  return (
    <ul className={styles.lines}>
      {lines.map(({ line, name, quantity }) => {
        const label = t('admin.money.refund.line', { name, n: quantity });
        return (
          <li key={line} className={styles.line}>
            <span className={styles.lineName}>{label}</span>
            <NumberStepper
              label={label}
              value={pieces.get(line) ?? 0}
              max={quantity}
              onValueChange={(nextQuantity) => onChange(new Map(pieces).set(line, nextQuantity))}
            />
          </li>
        );
      })}
    </ul>
  );
}
