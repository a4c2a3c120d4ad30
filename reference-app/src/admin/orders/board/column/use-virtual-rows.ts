import { startTransition, useEffect, useState, type RefObject } from 'react';
import { areApart, rowsFor, type VirtualRows } from './virtual-rows.ts';

/** Follows which rows of a scrolled column are to be drawn. */
export function useVirtualRows(
  scrollRef: RefObject<HTMLElement | null>,
  rowHeight: number,
): VirtualRows {
  const [drawn, setDrawn] = useState<VirtualRows>(() => ({
    first: 0,
    // No column is higher than the window; its own height is known once it is drawn.
    end: Math.ceil(window.innerHeight / rowHeight),
  }));

  useEffect(() => {
    const scroller = scrollRef.current;
    if (!scroller) return;
    let latest: VirtualRows | null = null;
    let height = 0;

    function updateRows(top: number): void {
      const next = rowsFor({ top, height }, rowHeight);
      if (next.first === latest?.first && next.end === latest.end) return;
      const isJump = latest !== null && areApart(next, latest);
      latest = next;
      if (isJump) setDrawn(next);
      // Cards out of sight are drawn between frames and not within one.
      else startTransition(() => setDrawn(next));
    }

    const sizes = new ResizeObserver(([entry]) => {
      height = entry?.contentRect.height ?? 0;
      updateRows(scroller.scrollTop);
    });
    sizes.observe(scroller);
    const leaving = new AbortController();
    scroller.addEventListener('scroll', () => updateRows(scroller.scrollTop), {
      passive: true,
      signal: leaving.signal,
    });
    return () => {
      leaving.abort();
      sizes.disconnect();
    };
  }, [scrollRef, rowHeight]);

  return drawn;
}
