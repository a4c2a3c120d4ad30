import { formatPhone } from '@portal/domain/phone';
import { Link, type LinkProps } from '@portal/ui';

interface PhoneLinkProps extends Omit<LinkProps, 'href' | 'children' | 'onClick'> {
  /** Empty where the guest's data were erased. */
  readonly phone: string;
}

/** Calls a guest; a press on it does not reach the row of the table that it may stand in. */
export function PhoneLink({ phone, ...rest }: PhoneLinkProps) {
  if (phone === '') return <span>—</span>;
  return (
    <Link href={`tel:${phone}`} onClick={(event) => event.stopPropagation()} {...rest}>
      {formatPhone(phone)}
    </Link>
  );
}
