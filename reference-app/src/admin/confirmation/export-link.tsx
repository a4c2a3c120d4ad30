import { LinkButton, type LinkButtonProps } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { staffPortal } from '../staff-portal.ts';

/**
 * A link to a file of people's data. A link cannot be asked who follows it, and would save the refusal: whoever
 * presses it is asked before.
 */
export function ExportLink(props: Pick<LinkButtonProps, 'href' | 'size' | 'children'>) {
  const showError = useErrorToast();
  const check = useMutation({
    mutationFn: () => staffPortal.confirmation.check(),
    onSuccess: () => save(props.href),
    onError: (error) => showError(error),
  });

  function press(event: MouseEvent) {
    event.preventDefault();
    if (!check.isPending) check.mutate();
  }

  return (
    <LinkButton
      {...props}
      download
      variant="secondary"
      icon={<Download size="1em" aria-hidden="true" />}
      aria-busy={check.isPending}
      onClick={press}
    />
  );
}

function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
