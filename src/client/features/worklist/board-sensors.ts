import {
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrows go from column to column, over those that take the card only. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { collisionRect, droppableContainers, droppableRects, over, active } = context;
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .toSorted((a, b) => a.rect.left - b.rect.left || a.rect.top - b.rect.top);
  const here = over?.id ?? active?.data.current?.from?.id;
  const next = columns[columns.findIndex(({ id }) => id === here) + step];
  if (!next) return undefined;
  return { x: next.rect.left + (next.rect.width - collisionRect.width) / 2, y: next.rect.top + 40 };
};

/** Under the pointer, or nowhere: a card that is let go beside the columns stays. Without a pointer the nearest. */
export const boardCollision: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** Mouse, finger (held for a moment, so that a swipe still scrolls) and keyboard. */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
}
