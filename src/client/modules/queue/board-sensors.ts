import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/**
 * Mouse, and touch (held for a moment, so that a swipe still scrolls). The keyboard is handled by `useKeyboardCarry`: the
 * library's sensor measures the columns only after the card is picked up, and loses every key pressed before that.
 */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
}
