import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { Badge, Link, Photograph } from '@portal/ui';
import { lazyExtra } from '../../../shared/loading/lazy-window.tsx';
import { isRestaurant } from '../../restaurant/is-restaurant.ts';
import * as styles from './store-card.css.ts';
import { storePath } from '../../store-path.ts';

/** Only stores without a photograph need it. */
const DrawnPicture = lazyExtra(() => import('./drawn-picture.tsx'), 'DrawnPicture');

/** A long menu takes its time: it sets out with the touch. */
function readMenuAhead(): void {
  import('../../restaurant/read-ahead.ts').then(
    ({ readDishesAhead }) => readDishesAhead(),
    // The page of the store loads it again, or says why it cannot.
    () => undefined,
  );
}

interface StoreCardProps {
  store: Unwrapped<Store>;
  headingLevel: 2 | 3;
}

/** A store as a picture with its category and name under it. `large` ones take two places in a row. */
export function StoreCard({ store, headingLevel }: StoreCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={styles.card}
      data-size={store.preview_size}
      onPointerEnter={isRestaurant(store) ? readMenuAhead : undefined}
    >
      <Photograph
        src={store.image?.url}
        loading="lazy"
        decoding="async"
        className={styles.image}
        fallback={<DrawnPicture seed={store.title} className={styles.image} />}
      />
      {store.tag && <Badge className={styles.tag}>{store.tag}</Badge>}
      <div className={styles.textBlock}>
        {store.category && <p className={styles.category}>{store.category.name}</p>}
        <Heading className={styles.title}>
          <Link href={storePath(store)} variant="plain" className={styles.link}>
            {store.title}
          </Link>
        </Heading>
        {store.short_desc && <p className={styles.about}>{store.short_desc}</p>}
      </div>
    </article>
  );
}
