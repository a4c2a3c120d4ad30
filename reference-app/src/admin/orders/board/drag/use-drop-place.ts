import type { OrderStatus } from '@portal/domain/orders';
import { useEffect, useState, type RefCallback } from 'react';
import { canDropAt, readDragged, withDragLibrary } from './drag-library.ts';

/**
 * Makes an element the place where an order gets a status. Returns what goes to its `ref`, and
 * whether an order is held over it that may be laid down.
 */
export function useDropPlace<Place extends HTMLElement>(
  status: OrderStatus,
): [place: RefCallback<Place>, isOver: boolean] {
  const [place, setPlace] = useState<Place | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!place) return;
    return withDragLibrary((drag) =>
      drag.dropTargetForElements({
        element: place,
        getData: () => ({ status }),
        canDrop: ({ source }) => canDropAt(status, readDragged(source.data)),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => setOver(false),
      }),
    );
  }, [place, status]);
  return [setPlace, isOver];
}
