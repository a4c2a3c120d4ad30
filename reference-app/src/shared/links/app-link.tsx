import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link of the kit that stays inside the app where it can. */
export function AppLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const isInside = href.startsWith('/') && !href.startsWith('//');
  return isInside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
