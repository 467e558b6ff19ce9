import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { SIZE } from '../engine/constants.ts';
import { type Direction, swipeDirection } from './directions.ts';

/** The part of a tile that a finger must go for a swipe. */
const ENOUGH = 0.35;

interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  /** A finger slides once, however far it goes; the click that follows is none. */
  done: boolean;
}

/** Handlers for the board: a swipe tells its direction and the cell on which it began. */
export function useSwipe(onSwipe: (direction: Direction, cell: number) => void) {
  const touch = useRef<Touch | null>(null);
  return {
    onPointerDown({ currentTarget, clientX, clientY, pointerId }: PointerEvent) {
      const box = currentTarget.getBoundingClientRect();
      const place = (offset: number, length: number): number =>
        Math.max(0, Math.min(SIZE - 1, Math.floor((offset / length) * SIZE)));
      const cell = place(clientY - box.top, box.height) * SIZE + place(clientX - box.left, box.width);
      touch.current = { id: pointerId, x: clientX, y: clientY, cell, done: false };
    },
    onPointerMove({ currentTarget, clientX, clientY, pointerId }: PointerEvent) {
      const now = touch.current;
      if (!now || now.done || now.id !== pointerId) return;
      const enough = (currentTarget.getBoundingClientRect().width / SIZE) * ENOUGH;
      const direction = swipeDirection(clientX - now.x, clientY - now.y, enough);
      if (!direction) return;
      now.done = true;
      onSwipe(direction, now.cell);
    },
    onPointerCancel() {
      touch.current = null;
    },
    onClickCapture(event: MouseEvent) {
      if (touch.current?.done) event.stopPropagation();
      touch.current = null;
    },
  };
}
