import type * as adapter from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { isOrderClosed, orderMachine, type OrderStatus } from '@portal/domain/orders';
import { commandFor } from '@portal/domain/state-machine';
import { useEffect } from 'react';
import { whenAtRest } from '../../../../shared/live/when-at-rest.ts';

/** What makes cards draggable. */
export type DragLibrary = typeof adapter;

/** What is dragged: an order that can be taken on. */
export interface DraggedOrder {
  readonly id: number;
  readonly status: OrderStatus;
}

let library: DragLibrary | null = null;
const waiting = new Set<() => void>();

function arrive(loaded: DragLibrary): void {
  library = loaded;
  for (const start of waiting) start();
  waiting.clear();
}

/** Fetches the library once the page has a moment for it. */
export function useDragLibrary(): void {
  useEffect(
    () =>
      whenAtRest(() => {
        import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(arrive, () => undefined);
      }),
    [],
  );
}

/**
 * Uses the library from when it is there, never where it cannot be had: nothing is drawn anew for it.
 *
 * @param begin - returns what ends the use
 * @returns what ends it, begun or not.
 */
export function withDragLibrary(begin: (drag: DragLibrary) => () => void): () => void {
  let end: (() => void) | undefined;
  function start(): void {
    if (library) end = begin(library);
  }
  if (library) start();
  else waiting.add(start);
  return () => {
    waiting.delete(start);
    end?.();
  };
}

/** What a card carries while it is dragged. */
export function dragDataOf({ id, status }: DraggedOrder): Record<string, unknown> {
  return { orderId: id, orderStatus: status };
}

/** Reads what is dragged; null for anything that is no order. */
export function readDragged(data: Readonly<Record<string, unknown>>): DraggedOrder | null {
  const { orderId, orderStatus } = data;
  const status = orderMachine.states.find((known) => known === orderStatus);
  return typeof orderId === 'number' && status !== undefined ? { id: orderId, status } : null;
}

/** Whether staff may lay an order down there. */
export function canDropAt(status: OrderStatus, dragged: DraggedOrder | null): boolean {
  return dragged !== null && commandFor(orderMachine, dragged.status, status, 'moderator') !== null;
}

/** Whether an order can be dragged anywhere at all. */
export function canDrag({ status }: DraggedOrder): boolean {
  return !isOrderClosed(status);
}
