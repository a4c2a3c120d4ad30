import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './accordion.css.ts';

export interface AccordionItem {
  title: string;
  content: ReactNode;
  defaultOpen?: boolean;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  exclusive?: boolean;
}

/**
 * Questions with answers folded away. It is the platform's own `details`: the page's search opens
 * it, and it works before any script has run.
 */
export function Accordion({ items, exclusive = false, className, ...rest }: AccordionProps) {
  const group = useId();
  return (
    <div data-component="Accordion" className={joinClasses(styles.accordion, className)} {...rest}>
      {items.map((item) => (
        <details
          key={item.title}
          name={exclusive ? group : undefined}
          open={item.defaultOpen}
          className={styles.item}
        >
          <summary className={styles.summary}>
            <span>{item.title}</span>
            <ChevronDown size="1.125rem" aria-hidden="true" className={styles.arrow} />
          </summary>
          <div className={styles.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
