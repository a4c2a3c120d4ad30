import { orderMachine, type OrderStatus } from '@portal/domain/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { readDragged, withDragLibrary, type DraggedOrder } from './drag-library.ts';

/** Follows what is dragged over the board; null while nothing is. */
export function useDragging(
  onDrop: (dragged: DraggedOrder, status: OrderStatus) => void,
): DraggedOrder | null {
  const [dragged, setDragged] = useState<DraggedOrder | null>(null);
  const lay = useEffectEvent(onDrop);
  useEffect(
    () =>
      withDragLibrary((drag) =>
        drag.monitorForElements({
          canMonitor: ({ source }) => readDragged(source.data) !== null,
          onDragStart: ({ source }) => setDragged(readDragged(source.data)),
          onDrop({ source, location }) {
            setDragged(null);
            const taken = readDragged(source.data);
            const at = location.current.dropTargets[0]?.data['status'];
            const status = orderMachine.states.find((known) => known === at);
            if (taken && status) lay(taken, status);
          },
        }),
      ),
    [],
  );
  return dragged;
}
