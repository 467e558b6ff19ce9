import { tone } from '../ink/ramps.ts';
import { line, plain, shape } from '../shapes/shapes.ts';

/** The top of a wooden bench, to the lower edge. */
export const plankTop = (y: number, wood: string): string =>
  shape(`M-10 ${y}H970V560H-10Z`, tone(wood, 3), 5) +
  plain(`M-10 ${y + 44}H970V560H-10Z`, tone(wood, 2)) +
  line(
    `M-10 ${y + 44}H970M120 ${y + 22}h160M420 ${y + 16}h90M640 ${y + 26}h200M60 ${y + 74}h120M330 ${y + 92}h220M700 ${y + 80}h140`,
    4,
    tone(wood, 1),
  );
