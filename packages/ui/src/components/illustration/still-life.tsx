import type { ReactElement } from 'react';
import { Bread, Dumplings, Fish, Pancakes, Soup } from './hot-dishes.tsx';
import * as styles from './illustration.css.ts';

function Bowl() {
  return (
    <>
      <path d="M100 96C92 70 80 58 64 50c0 20 12 38 36 46z" className={styles.middle} />
      <path d="M100 96c2-30 12-48 30-60c4 24-6 46-30 60z" className={styles.near} />
      <path d="M100 96C94 66 98 46 106 28c10 22 8 46-6 68z" className={styles.middle} />
      <circle cx="82" cy="84" r="9" className={styles.berry} />
      <circle cx="122" cy="85" r="8" className={styles.berry} />
      <path d="M56 90h88c0 22-17 35-44 35S56 112 56 90z" className={styles.near} />
    </>
  );
}

function Cup() {
  return (
    <>
      <path
        d="M90 58c-8-9 6-15-1-26M108 58c-8-9 6-15-1-26"
        strokeWidth="3"
        className={styles.line}
      />
      <path d="M134 80q22-2 20 16t-28 18" strokeWidth="7" className={styles.line} />
      <path d="M62 70h74c2 32-9 54-37 54S60 102 62 70z" className={styles.near} />
      <ellipse cx="99" cy="70" rx="37" ry="6" className={styles.sun} />
      <ellipse cx="99" cy="127" rx="52" ry="6" className={styles.middle} />
    </>
  );
}

function Jar() {
  return (
    <>
      <path
        d="M72 58h56c9 6 12 14 12 25v28c0 9-6 14-15 14H75c-9 0-15-5-15-14V83c0-11 3-19 12-25z"
        className={styles.far}
      />
      <path d="M62 86h76v25c0 8-5 12-13 12H75c-8 0-13-4-13-12z" className={styles.sun} />
      <rect x="68" y="42" width="64" height="16" rx="5" className={styles.near} />
      <rect x="80" y="82" width="40" height="26" rx="4" className={styles.cream} />
      <path d="M100 104V87m0 6q-7-1-8-6m8 11q7-1 8-6" strokeWidth="2" className={styles.line} />
    </>
  );
}

function Cake() {
  return (
    <>
      <path d="M50 84l82-30c12 4 18 14 18 26v4z" className={styles.cream} />
      <path d="M50 84h100v13H50z" className={styles.sun} />
      <path d="M50 97h100v9H50z" className={styles.cream} />
      <path d="M50 106h100v16H50z" className={styles.sun} />
      <ellipse cx="100" cy="125" rx="66" ry="6" className={styles.near} />
      <circle cx="122" cy="50" r="8" className={styles.berry} />
      <path d="M122 44q4-11 13-13" strokeWidth="2.5" className={styles.line} />
    </>
  );
}

function Bottle() {
  return (
    <>
      <path
        d="M78 26h18v22c0 10 12 13 12 28v42c0 5-3 8-8 8H74c-5 0-8-3-8-8V76c0-15 12-18 12-28z"
        className={styles.near}
      />
      <rect x="66" y="82" width="42" height="28" className={styles.cream} />
      <path d="M87 106V88m0 6q-6-1-7-5m7 11q6-1 7-5" strokeWidth="2" className={styles.line} />
      <path
        d="M120 74h32c0 22-4 31-13 33v13h11v6h-28v-6h11v-13c-9-2-13-11-13-33z"
        className={styles.far}
      />
      <path d="M121 86h30c-1 13-6 18-15 18s-14-5-15-18z" className={styles.berry} />
    </>
  );
}

function Towels() {
  return (
    <>
      <rect x="48" y="102" width="104" height="23" rx="11" className={styles.near} />
      <rect x="54" y="80" width="92" height="23" rx="11" className={styles.middle} />
      <rect x="60" y="58" width="80" height="23" rx="11" className={styles.far} />
      <path d="M128 104v19M122 82v18M116 60v18" strokeWidth="2" className={styles.line} />
      <path d="M92 56C80 48 78 36 84 26c10 6 14 18 8 30z" className={styles.near} />
      <path d="M94 56c-2-14 6-24 18-26c2 13-6 23-18 26z" className={styles.middle} />
    </>
  );
}

/** What may stand on the table: food, drink, things of the house. */
/** A plate from above, with a spoonful of everything. */
function Plate() {
  return (
    <>
      <circle cx="100" cy="76" r="56" className={styles.far} />
      <circle cx="100" cy="76" r="52" className={styles.paper} />
      <circle cx="100" cy="76" r="36" className={styles.sky} />
      <path
        d="M78 82c-6-14 4-27 19-28 18-1 29 9 28 22-1 15-13 22-27 21-11 0-17-6-20-15z"
        className={styles.middle}
      />
      <circle cx="90" cy="74" r="8" className={styles.sun} />
      <circle cx="108" cy="82" r="6" className={styles.sun} />
      <path d="M96 66c6-9 15-11 23-8-4 8-12 12-23 8z" className={styles.near} />
      <path d="M97 66q9-2 20-7" strokeWidth="1.5" className={styles.line} />
      <path
        d="M32 40v22m-6-22v14q0 8 6 8t6-8V40m-6 22v52"
        strokeWidth="3"
        className={styles.line}
      />
      <path d="M168 40c7 8 8 22 4 34h-4zm0 34v40" strokeWidth="3" className={styles.line} />
    </>
  );
}

export const stillLives = {
  plate: Plate,
  bowl: Bowl,
  soup: Soup,
  dumplings: Dumplings,
  fish: Fish,
  pancakes: Pancakes,
  bread: Bread,
  cup: Cup,
  jar: Jar,
  cake: Cake,
  bottle: Bottle,
  towels: Towels,
} as const satisfies Record<string, () => ReactElement>;
