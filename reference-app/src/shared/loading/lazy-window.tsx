import { Button, EmptyState } from '@portal/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { describeError } from '../errors/describe-error.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { useTexts } from '../texts/texts-provider.tsx';
import { importAgain } from './import-again.ts';
import { countLoading } from './loading-files.ts';
import * as styles from './lazy-window.css.ts';

type PropsOf<Content> = Content extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never;

/** What is fetched when it is drawn, or earlier when somebody asks for it. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches it ahead of being drawn; a failure shows when it is. */
  readonly fetch: () => Promise<void>;
};

interface FailedProps {
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
}

/** Declares a modal, a drawer or a sheet by the module that has it and its name there. */
export function lazyWindow<Name extends string, Module extends Record<Name, unknown>>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  return lazyComponent(load, name, <WindowPending />, WindowFailed);
}

/** Declares a part of a page likewise. */
export function lazyPart<Name extends string, Module extends Record<Name, unknown>>(
  load: () => Promise<Module>,
  name: Name,
  /** What keeps its place. */
  pending: ReactNode = null,
): LazyComponent<PropsOf<Module[Name]>> {
  return lazyComponent(load, name, pending, PartFailed, countLoading);
}

/** Declares a part likewise that a page does without where it cannot be had. */
export function lazyExtra<Name extends string, Module extends Record<Name, unknown>>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  return lazyComponent(load, name, null, Nothing);
}

function lazyComponent<Name extends string, Module extends Record<Name, unknown>>(
  load: () => Promise<Module>,
  name: Name,
  pending: ReactNode,
  Failed: ComponentType<FailedProps>,
  /** How its page waits for it. */
  wait = <Content,>(fetched: Promise<Content>) => fetched,
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  async function take(module: Promise<Module>): Promise<ComponentType<Props>> {
    try {
      return (loaded = (await module)[name] as ComponentType<Props>);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const fetchOnce = () => (loading ??= take(load()));

  function Lazy(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const [tries, setTries] = useState(0);
    const [busy, setBusy] = useState(false);
    const { t } = useTexts();
    const { onClose } = props as { onClose?: () => void };

    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      wait(fetchOnce()).then(
        (found) => !isGone && setContent(() => found),
        (error: unknown) => !isGone && setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, []);

    async function fetchAgain(): Promise<void> {
      setBusy(true);
      try {
        loading = take(importAgain<Module>(failure?.error));
        const found = await loading;
        setContent(() => found);
        setFailure(null);
      } catch (error) {
        setFailure({ error });
      } finally {
        setBusy(false);
      }
    }

    if (failure) {
      return (
        <Failed
          message={t('portal.failed.offline')}
          {...{ busy, onClose }}
          onRetry={() => void fetchAgain()}
        />
      );
    }
    if (!Content) return pending;
    return (
      <ErrorBoundary
        place={String(tries)}
        fallback={(error) => (
          <Failed
            message={describeError(error, t).message}
            {...{ busy, onClose }}
            onRetry={() => setTries(tries + 1)}
          />
        )}
      >
        <Content {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(Lazy, {
    fetch: () =>
      fetchOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}

function WindowPending() {
  const { t } = useTexts();
  return (
    <p role="status" className={styles.pending}>
      {t('portal.loading')}
    </p>
  );
}

function WindowFailed({ message, busy, onRetry, onClose }: FailedProps) {
  const { t } = useTexts();
  return (
    <div role="alert" className={styles.failed}>
      <p>{message}</p>
      <Button size="small" busy={busy} onClick={onRetry}>
        {t('portal.retry')}
      </Button>
      {onClose && (
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('portal.close')}
        </Button>
      )}
    </div>
  );
}

function PartFailed({ message, busy, onRetry }: FailedProps) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('portal.failed.title')}
      message={message}
      actions={
        <Button busy={busy} onClick={onRetry}>
          {t('portal.retry')}
        </Button>
      }
    />
  );
}

function Nothing() {
  return null;
}
