import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './second-factor.css.ts';

/** A text as a QR code: dark on light in either colour scheme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: data.length, path: squares.join('') };
  }, [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
