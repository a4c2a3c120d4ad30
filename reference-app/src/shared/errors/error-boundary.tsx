import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What went wrong is shown until this is another. */
  readonly place: string;
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Shows what went wrong instead of what is inside. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { place, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
