import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './illustration.css.ts';
import { Pine } from './pine.tsx';

export interface LandscapeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Cut to a tall arched window, or left as a wide view. @defaultValue 'arch' */
  variant?: 'arch' | 'wide';
}

/**
 * Hills, pines and a low sun: what is seen from the hotel's windows. Pure decoration.
 *
 * The wide view is as high as its place and never cut: hills go on to both sides of a wide one.
 */
export function Landscape({ variant = 'arch', className, ...rest }: LandscapeProps) {
  const clip = useId();
  const isArch = variant === 'arch';
  return (
    <svg
      data-component="Landscape"
      viewBox={isArch ? '140 0 200 260' : '140 84 200 164'}
      preserveAspectRatio={isArch ? 'xMidYMax slice' : 'xMidYMax meet'}
      aria-hidden="true"
      className={joinClasses(styles.picture, className)}
      {...rest}
    >
      {isArch ? (
        <>
          <clipPath id={clip}>
            <path d="M140 260V100a100 100 0 0 1 200 0v160z" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <View sunY={98} />
          </g>
        </>
      ) : (
        <View sunY={132} />
      )}
    </svg>
  );
}

/** Where the piece stands again, to the left and to the right, for places of any width. */
const pieces = [0, -960, -480, 480, 960];

function View({ sunY }: { sunY: number }) {
  return (
    <>
      <rect x="-1200" y="-1200" width="2880" height="1460" className={styles.sky} />
      <circle cx="276" cy={sunY} r="26" className={styles.sun} />
      <Everywhere>
        <path
          d="M-1 168C44 168 66 122 118 122S206 158 252 158S338 122 392 122S448 148 481 148V260H-1Z"
          className={styles.far}
        />
        <Pine x={112} y={172} height={46} depth="middle" />
        <Pine x={372} y={166} height={52} depth="middle" />
      </Everywhere>
      <Everywhere>
        <path
          d="M-1 198C56 198 84 166 146 166S250 192 314 192S430 172 481 172V260H-1Z"
          className={styles.middle}
        />
      </Everywhere>
      <Everywhere>
        <Pine x={176} y={222} height={104} depth="near" />
        <Pine x={210} y={230} height={72} depth="near" />
        <Pine x={318} y={226} height={92} depth="near" />
        <Pine x={430} y={226} height={110} depth="near" />
        <Pine x={52} y={230} height={96} depth="near" />
        <path
          d="M-1 230C64 230 92 212 164 212S284 230 344 230S436 216 481 216V260H-1Z"
          className={styles.near}
        />
      </Everywhere>
    </>
  );
}

/** One depth, drawn over and over. Every other piece is turned round, so that hills meet. */
function Everywhere({ children }: { children: ReactNode }) {
  return pieces.map((x) => (
    <g
      key={x}
      transform={x % 960 === 0 ? `translate(${x} 0)` : `translate(${x + 480} 0) scale(-1 1)`}
    >
      {children}
    </g>
  ));
}
