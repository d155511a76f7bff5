import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/**
 * Mouse, and finger (held for a moment, so that a swipe still scrolls). The keyboard has its own way, `useKeyboardCarry`: the
 * library's sensor measures the columns after the card is picked up and loses every key that comes before it has.
 */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
}
