import { Button, EmptyState, type EmptyStateProps } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useSignIn } from './sign-in-context.ts';

type SignInFirstProps = Pick<EmptyStateProps, 'message' | 'icon' | 'headingLevel'>;

/** Instead of what belongs to somebody: says so, and asks who it is. */
export function SignInFirst(props: SignInFirstProps) {
  const { t } = useTexts();
  const { ask } = useSignIn();
  return (
    <EmptyState
      {...props}
      title={t('auth.needed')}
      actions={<Button onClick={ask}>{t('auth.signIn')}</Button>}
    />
  );
}
