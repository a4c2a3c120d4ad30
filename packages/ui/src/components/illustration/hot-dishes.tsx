import * as styles from './illustration.css.ts';

function Plate() {
  return (
    <>
      <ellipse cx="100" cy="115" rx="76" ry="13" className={styles.middle} />
      <ellipse cx="100" cy="111" rx="76" ry="13" className={styles.cream} />
      <ellipse cx="100" cy="111" rx="60" ry="8.5" className={styles.far} />
    </>
  );
}

export function Soup() {
  return (
    <>
      <path
        d="M88 58c-8-9 6-15-1-26M110 58c-8-9 6-15-1-26"
        strokeWidth="3"
        className={styles.line}
      />
      <path d="M44 82h112c0 26-22 44-56 44S44 108 44 82z" className={styles.near} />
      <ellipse cx="100" cy="82" rx="56" ry="11" className={styles.middle} />
      <ellipse cx="100" cy="83" rx="49" ry="8.5" className={styles.berry} />
      <ellipse cx="92" cy="82.5" rx="15" ry="4.2" className={styles.cream} />
      <path d="M112 85q7-9 17-5q-6 8-17 5z" className={styles.near} />
    </>
  );
}

const dumplingPlaces = [
  [62, 108],
  [112, 108],
  [87, 94],
] as const;

export function Dumplings() {
  return (
    <>
      <Plate />
      {dumplingPlaces.map(([x, y]) => (
        <g key={x} transform={`translate(${x - 24} ${y})`}>
          <path
            d="M0 0C0-17 11-26 25-26S50-17 50 0C41 6 9 6 0 0z"
            strokeWidth="1.5"
            className={styles.cream}
            style={{ stroke: 'var(--portal-color-picture-middle)' }}
          />
          <path
            d="M9-8q4-5 8 0m4-5q4-5 8 0m4 5q4-5 8 0"
            strokeWidth="1.8"
            className={styles.line}
          />
        </g>
      ))}
      <circle cx="152" cy="106" r="4.5" className={styles.berry} />
      <circle cx="46" cy="111" r="4.5" className={styles.berry} />
      <circle cx="55" cy="115" r="4" className={styles.berry} />
      <path d="M143 112q8-8 17-3q-7 8-17 3z" className={styles.near} />
    </>
  );
}

export function Fish() {
  return (
    <>
      <Plate />
      <path
        d="M38 98c16-24 58-30 90-7l22-15c3 13 3 28 0 41l-22-14c-32 20-74 16-90-5z"
        className={styles.berry}
      />
      <path
        d="M66 82q9 15 0 30M92 90q8 8 0 16M108 90q6 8 0 14"
        strokeWidth="2.2"
        className={styles.line}
      />
      <circle cx="55" cy="95" r="3.4" className={styles.cream} />
      <path d="M120 112a15 15 0 0 1 30 0z" className={styles.sun} />
      <path d="M124 112a11 11 0 0 1 22 0z" className={styles.cream} />
      <path d="M78 116q10-9 22-3q-9 8-22 3z" className={styles.near} />
    </>
  );
}

const pancakeTops = [112, 100, 88, 76];

export function Pancakes() {
  return (
    <>
      <ellipse cx="100" cy="125" rx="68" ry="7" className={styles.near} />
      {pancakeTops.map((y, index) => (
        <rect
          key={y}
          x={index % 2 ? 60 : 56}
          y={y}
          width="86"
          height="10.5"
          rx="5.2"
          className={styles.sun}
        />
      ))}
      <path
        d="M64 78c5-10 18-15 36-15s32 5 36 15c-4 5-9 2-12 7s-9 5-13 0-11 1-16 3-11 3-14-2-13-3-17-8z"
        className={styles.cream}
      />
      <circle cx="95" cy="60" r="7" className={styles.berry} />
      <circle cx="109" cy="61" r="6" className={styles.berry} />
      <path d="M100 55q0-13 12-17q3 12-12 17z" className={styles.near} />
    </>
  );
}

export function Bread() {
  return (
    <>
      <rect x="34" y="121" width="132" height="8" rx="4" className={styles.near} />
      <path d="M44 121c-8-34 14-55 56-55s64 21 56 55z" className={styles.sun} />
      <path
        d="M74 84q10 6 8 20M98 78q10 6 8 22M122 82q10 6 8 20"
        strokeWidth="4"
        className={styles.line}
        style={{ stroke: 'var(--portal-color-picture-cream)' }}
      />
      <path d="M150 62c-2-14 4-24 14-30c4 14 0 24-14 30z" className={styles.near} />
      <path d="M148 64c-12-4-18-12-18-24c12 3 18 11 18 24z" className={styles.middle} />
    </>
  );
}
