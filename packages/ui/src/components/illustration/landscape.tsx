import { useId, type ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './illustration.css.ts';
import { Pine } from './pine.tsx';

export interface LandscapeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Cut to a tall arched window, or left as a wide view. @defaultValue 'arch' */
  shape?: 'arch' | 'wide';
}

/** Hills, pines and a low sun: what is seen from the hotel's windows. Pure decoration. */
export function Landscape({ shape = 'arch', className, ...rest }: LandscapeProps) {
  const clip = useId();
  const isArch = shape === 'arch';
  return (
    <svg
      data-component="Landscape"
      viewBox={isArch ? '140 0 200 260' : '0 84 480 176'}
      preserveAspectRatio={isArch ? 'xMidYMax slice' : 'xMidYMid slice'}
      aria-hidden="true"
      className={joinClasses(styles.picture, className)}
      {...rest}
    >
      <clipPath id={clip}>
        {isArch ? (
          <path d="M140 260V100a100 100 0 0 1 200 0v160z" />
        ) : (
          <rect y="84" width="480" height="176" />
        )}
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="480" height="260" className={styles.sky} />
        <circle cx="276" cy={isArch ? 98 : 138} r="26" className={styles.sun} />
        <path
          d="M0 172Q84 104 172 146Q240 176 310 146Q392 110 480 156V260H0Z"
          className={styles.far}
        />
        <Pine x={112} y={172} height={46} depth="middle" />
        <Pine x={372} y={166} height={52} depth="middle" />
        <path d="M0 206Q110 150 226 186T480 176V260H0Z" className={styles.middle} />
        <Pine x={176} y={222} height={104} depth="near" />
        <Pine x={210} y={230} height={72} depth="near" />
        <Pine x={318} y={226} height={92} depth="near" />
        <Pine x={430} y={226} height={110} depth="near" />
        <Pine x={52} y={230} height={96} depth="near" />
        <path d="M0 232Q130 200 258 226T480 218V260H0Z" className={styles.near} />
      </g>
    </svg>
  );
}
