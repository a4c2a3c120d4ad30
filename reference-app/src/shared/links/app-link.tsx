import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link of the kit that stays inside the app where it can; a file to save comes from the server. */
export function AppLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const isFile = rest.download !== undefined;
  const isInside = href.startsWith('/') && !href.startsWith('//') && !isFile;
  return isInside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
