const ink = '38 33 24';

/** Everything that is the same by day and by night. */
export const measures = {
  font: {
    display:
      "'Cormorant Variable', 'Cormorant as Times', 'Cormorant as Noto', 'Cormorant as DejaVu', Georgia, serif",
    text: "'Golos Text Variable', 'Golos Text as Arial', 'Golos Text as Roboto', 'Golos Text as DejaVu', system-ui, sans-serif",
  },
  text: {
    caption: '0.8125rem',
    small: '0.9375rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.5rem',
    heading: 'clamp(1.875rem, 1.6rem + 1.2vw, 2.375rem)',
    display: 'clamp(2.5rem, 1.9rem + 3vw, 4rem)',
  },
  lineHeight: { tight: '1.08', snug: '1.3', body: '1.55' },
  weight: { regular: '400', medium: '500', strong: '600', display: '600' },
  space: {
    hair: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    huge: '4.5rem',
  },
  radius: {
    small: '0.375rem',
    control: '0.75rem',
    card: '1.125rem',
    sheet: '1.5rem',
    pill: '999px',
  },
  shadow: {
    rest: `0 1px 2px rgb(${ink} / 5%), 0 2px 8px rgb(${ink} / 4%)`,
    lift: `0 2px 4px rgb(${ink} / 5%), 0 12px 32px rgb(${ink} / 10%)`,
    overlay: `0 4px 12px rgb(${ink} / 8%), 0 28px 72px rgb(${ink} / 22%)`,
  },
  motion: {
    quick: '140ms',
    calm: '260ms',
    slow: '480ms',
    ease: 'cubic-bezier(0.2, 0, 0.1, 1)',
    enter: 'cubic-bezier(0.16, 1, 0.3, 1)',
  },
  stillMotion: {
    quick: '0.01ms',
    calm: '0.01ms',
    slow: '0.01ms',
    ease: 'linear',
    enter: 'linear',
  },
  z: { sticky: '10', bar: '20', overlay: '40', loading: '60', toast: '70' },
  size: {
    control: '2.75rem',
    controlSmall: '2.25rem',
    controlLarge: '3.25rem',
    page: '75rem',
    toasts: '650px',
    loadingBar: '2px',
  },
};
