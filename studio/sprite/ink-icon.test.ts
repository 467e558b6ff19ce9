import { expect, it } from 'vitest';
import { ramps } from '../ink/ramps.ts';
import { findDrawing } from './find-drawing.ts';
import { inkIcon } from './ink-icon.ts';
import { raster } from './layer.ts';

const actor = { i: 'own:test', x: 0, y: 0, s: 120 };
const inked = (body: string, more = {}) => inkIcon({ size: 128, body }, { ...actor, ...more }, 120, 40);

it('snaps fills to the inks and gives shapes the inner line', () => {
  const svg = inked('<path fill="#ff2a1a" d="M0 0H9V9Z"/>');
  expect(svg).toMatch(new RegExp(`fill="(${ramps.vermilion.join('|')})"`));
  expect(svg).toContain('stroke-linejoin="round"');
});

it('adds no second line to what has one', () => {
  const svg = inked('<path fill="#ff0000" stroke="#000" stroke-width="2" d="M0 0H9V9Z"/>');
  expect(svg.match(/stroke-width/g)).toHaveLength(1);
});

it('keeps the colours of a flag', () => {
  expect(inkIcon({ size: 640, body: '<path fill="#123456"/>', trueColors: true }, actor, 120, 40)).toContain(
    '#123456',
  );
});

// Each of these once made resvg abort the whole process.
it.each(['no:package', 'no:rainbow-flag', 'fl:rainbow-flag'])('leaves nothing in %s that aborts', (name) => {
  const drawing = findDrawing(name);
  if (!drawing) throw new Error(`no drawing ${name}`);
  const svg = inkIcon(drawing, { ...actor, rot: -10 }, 230, 86);
  expect(svg).not.toMatch(/ opacity="|xlink:/);
  expect(raster(svg).px.some((value) => value > 0)).toBe(true);
});
