import * as styles from './illustration.css.ts';

export interface PineProps {
  /** Foot of the trunk. */
  x: number;
  y: number;
  height: number;
  depth: 'far' | 'middle' | 'near';
}

/** A pine of three skirts, the one tree of every picture here. */
export function Pine({ x, y, height, depth }: PineProps) {
  const half = height * 0.2;
  const skirts = [
    [0.14, 0.5, 1],
    [0.38, 0.72, 0.76],
    [0.6, 1, 0.52],
  ] as const;
  const path = skirts
    .map(([foot, top, width]) => {
      const footY = y - height * foot;
      const wide = half * width;
      return `M${x} ${y - height * top}L${x + wide} ${footY}Q${x} ${footY - height * 0.05} ${x - wide} ${footY}Z`;
    })
    .join('');
  return (
    <g className={styles[depth]}>
      <rect
        x={x - height * 0.014}
        y={y - height * 0.18}
        width={height * 0.028}
        height={height * 0.18}
      />
      <path d={path} />
    </g>
  );
}
