import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useLinkComponent } from '../link/index.ts';
import * as styles from './guest-footer.css.ts';

export interface FooterContact {
  /** Whose it is: «Ресепшен», «Ресторан», «Почта». */
  label: string;
  /** As a person reads it. */
  text: string;
  /** `tel:` or `mailto:`. */
  href: string;
}

export interface FooterSocial {
  /** The network's name. */
  label: string;
  href: string;
  /** Shown instead of the name, which stays its name. */
  icon?: ReactNode;
}

export interface GuestFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  contacts: readonly FooterContact[];
  socials?: readonly FooterSocial[];
  /** Pages that everybody may read, e.g. about personal data. */
  links?: readonly Pick<FooterSocial, 'label' | 'href'>[];
  copyright: string;
}

/** How to reach the hotel, under every guest page but the stores. */
export function GuestFooter({
  contacts,
  socials = [],
  links = [],
  copyright,
  className,
  ...rest
}: GuestFooterProps) {
  const Anchor = useLinkComponent();
  return (
    <footer
      data-component="GuestFooter"
      className={joinClasses(styles.footer, className)}
      {...rest}
    >
      <div className={styles.inner}>
        <address className={styles.contacts}>
          {contacts.map((contact) => (
            <div key={contact.href} className={styles.contact}>
              <span className={styles.contactLabel}>{contact.label}</span>
              <a href={contact.href} className={styles.contactLink}>
                {contact.text}
              </a>
            </div>
          ))}
        </address>
        {socials.length > 0 && (
          <ul className={styles.socials}>
            {socials.map((social) => (
              <li key={social.href}>
                <a
                  href={social.href}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={social.icon ? social.label : undefined}
                  className={styles.social}
                >
                  {social.icon ?? social.label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.copyright}>
          <p>{copyright}</p>
          {links.map(({ label, href }) => (
            <Anchor key={href} href={href} className={styles.contactLink}>
              {label}
            </Anchor>
          ))}
        </div>
      </div>
    </footer>
  );
}
