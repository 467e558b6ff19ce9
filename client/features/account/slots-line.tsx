import { useLiveSlots } from '../../state/slots/slots-store.ts';

/** How many free accounts are left, in a sentence that follows every change. */
export function SlotsLine() {
  const { slots } = useLiveSlots();
  return (
    <span role="status" className="figures">
      {slots &&
        (slots.free > 0
          ? `${slots.free} of ${slots.limit} free accounts left.`
          : `All ${slots.limit} free accounts are taken right now. This line changes by itself as soon as one is free.`)}
    </span>
  );
}
