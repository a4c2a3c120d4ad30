import { useHotel } from '../../shared/portal-setting/use-hotel.ts';
import * as styles from './hotel-mark.css.ts';

/** The hotel's sign, or its name where it has none. */
export function HotelMark() {
  const { name, isNamed, signUrl } = useHotel();
  if (signUrl) return <img src={signUrl} alt={name} title={name} className={styles.sign} />;
  return isNamed && <span className={styles.name}>{name}</span>;
}
