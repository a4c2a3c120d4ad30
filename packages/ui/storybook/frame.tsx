import type { ReactNode } from 'react';

interface FrameProps {
  /** Widest it may be, in pixels. */
  width?: number;
  children: ReactNode;
}

/** A column as wide as a component would get on a page. */
export function Frame({ width = 420, children }: FrameProps) {
  return <div style={{ maxInlineSize: width, display: 'grid', gap: 16 }}>{children}</div>;
}

/** Side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {children}
    </div>
  );
}
