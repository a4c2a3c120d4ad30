import { useColourScheme } from '../../shared/theme/colour-scheme.ts';
import parkDay from '../pictures/park-day.svg';
import parkNight from '../pictures/park-night.svg';
import * as styles from './home-page.css.ts';

/** The park by day or by night, as the page is. */
export function ParkPicture() {
  const scheme = useColourScheme();
  return (
    <picture>
      {scheme === 'auto' && <source srcSet={parkNight} media="(prefers-color-scheme: dark)" />}
      <img
        src={scheme === 'dark' ? parkNight : parkDay}
        alt=""
        width="1600"
        height="1000"
        fetchPriority="high"
        className={styles.view}
      />
    </picture>
  );
}
