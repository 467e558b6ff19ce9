import { drawing, fill, round, thread } from './brush.ts';

export const animals = {
  seagull: drawing(
    fill('cream', 'M236 250Q190 130 40 80Q60 200 190 290Z'),
    fill('grey3', 'M40 80Q60 130 110 150Q70 110 40 80Z'),
    fill('cream', 'M280 250Q330 110 480 70Q450 210 320 300Z'),
    fill('grey3', 'M480 70Q460 120 410 150Q450 100 480 70Z'),
    fill('cream', 'M130 320Q200 230 300 240Q370 220 400 260L440 280L392 292Q360 360 260 370Q180 370 90 390Z'),
    round('violet0', 372, 262, 9),
    fill('marigold2', 'M396 262L450 280L394 290Z'),
    thread('M190 330q40 16 80 4', 6, 'grey3'),
  ),
} as const;
