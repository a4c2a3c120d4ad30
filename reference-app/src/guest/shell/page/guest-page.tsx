import { joinClasses, PageHeader, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import * as styles from './guest-page.css.ts';
import { visuallyHidden } from '../../../shared/visually-hidden.css.ts';

interface GuestPageProps {
  /** Heading and title of the page; left out while what it names is being read. */
  title?: string | undefined;
  subtitle?: ReactNode;
  /** Where the page belongs. */
  back?: { readonly href: string; readonly label: string };
  actions?: ReactNode;
  /** A column to read and fill in, or the whole width. */
  width?: 'column' | 'full';
  children?: ReactNode;
}

/** A page of the guest side. */
export function GuestPage({
  title,
  subtitle,
  back,
  actions,
  width = 'full',
  children,
}: GuestPageProps) {
  const { t } = useTexts();
  useTitle(title);

  return (
    <div className={joinClasses(styles.page, width === 'column' ? styles.column : undefined)}>
      <PageHeader
        title={title ?? <TitleLoading label={t('portal.loading')} />}
        subtitle={subtitle}
        backHref={back?.href}
        backLabel={back?.label}
        actions={actions}
      />
      {children}
    </div>
  );
}

function TitleLoading({ label }: { label: string }) {
  return (
    <>
      <span className={visuallyHidden}>{label}</span>
      <Skeleton className={styles.titleLoading} />
    </>
  );
}
