import { cataloguePreviewUrl } from '@portal/domain/catalogue';
import { Photograph, ProductPicture } from '@portal/ui';
import type { ReactNode } from 'react';
import * as styles from '../catalogue.css.ts';

interface PicturedCellProps {
  name: string;
  image: { readonly url: string } | null;
  excerpt: string | null;
  /** What opens it. */
  children: ReactNode;
}

/** A store or a product in a list: its picture, its name and the beginning of what is said of it. */
export function PicturedCell({ name, image, excerpt, children }: PicturedCellProps) {
  return (
    <div className={styles.shown}>
      <Photograph
        src={image && cataloguePreviewUrl(image.url)}
        loading="lazy"
        className={styles.thumb}
        fallback={<ProductPicture seed={name} className={styles.thumb} />}
      />
      <div className={styles.lines}>
        {children}
        {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
      </div>
    </div>
  );
}
