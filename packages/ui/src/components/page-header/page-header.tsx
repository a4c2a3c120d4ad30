import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the page belongs; a way back is shown above the title. */
  backHref?: string | undefined;
  backLabel?: string | undefined;
  actions?: ReactNode;
}

/** The head of a page. Its `h1` can take focus, for the moment after a change of page. */
export function PageHeader({
  title,
  subtitle,
  backHref,
  backLabel,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  const texts = useUiTexts();
  return (
    <header data-component="PageHeader" className={joinClasses(styles.header, className)} {...rest}>
      <div className={styles.textBlock}>
        {backHref !== undefined && (
          <Link href={backHref} variant="plain" className={styles.back}>
            <ArrowLeft size="1em" aria-hidden="true" />
            <span>{backLabel ?? texts.back}</span>
          </Link>
        )}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
