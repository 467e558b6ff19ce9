import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { PlotData, PlotSeries } from './plot-data.ts';

const HEIGHT = 190;
const ROOM_OF_TICK = 54;

interface Palette {
  readonly text: string;
  readonly grid: string;
  readonly font: string;
  colour(token: string): string;
}

function paletteOf(host: Element): Palette {
  const style = getComputedStyle(host);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  return { text: colour('--text-muted'), grid: colour('--line-soft'), font: style.fontFamily, colour };
}

/** Stripes of a colour, for those who can't tell colours apart. */
function striped(colour: string): CanvasPattern | string {
  const side = 8 * devicePixelRatio;
  const tile = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const draw = tile.getContext('2d');
  if (!draw) return colour;
  draw.strokeStyle = colour;
  draw.lineWidth = side / 3;
  for (const shift of [-side, 0, side]) {
    draw.moveTo(shift, side);
    draw.lineTo(shift + side, 0);
  }
  draw.stroke();
  return draw.createPattern(tile, 'repeat') ?? colour;
}

function seriesOf({ pattern, colour, name }: PlotSeries, align: -1 | 0 | 1, palette: Palette): UPlot.Series {
  const paint = palette.colour(colour);
  const fill = pattern === 'striped' ? striped(paint) : paint;
  const bars = UPlot.paths.bars?.({
    size: align === 0 ? [0.72, 48] : [0.4, 28],
    align,
    gap: align === 0 ? 0 : 1,
  });
  return {
    label: name,
    stroke: paint,
    width: 1.5,
    // The type knows colours alone; the canvas takes patterns too.
    fill: () => fill as string,
    points: { show: false },
    ...(bars && { paths: bars }),
  };
}

/** Writes the largest value of each series above its bar. */
function labelPeaks(plot: UPlot, { series, format, arrangement }: PlotData, palette: Palette): void {
  const { ctx, data } = plot;
  ctx.save();
  ctx.font = `700 ${12 * devicePixelRatio}px ${palette.font}`;
  ctx.fillStyle = palette.colour('--text');
  ctx.textBaseline = 'bottom';
  const labelled = arrangement === 'over' ? series.slice(0, 1) : series;
  for (const [n, { values }] of labelled.entries()) {
    const peak = Math.max(...values);
    if (peak <= 0) continue;
    const place = values.indexOf(peak);
    const x = plot.valToPos(data[0]?.[place] ?? 0, 'x', true);
    const y = plot.valToPos(peak, 'y', true);
    const half = ctx.measureText(format(peak)).width / 2;
    const { left, width } = plot.bbox;
    ctx.textAlign = 'center';
    const shift = arrangement === 'beside' && labelled.length > 1 ? (n === 0 ? -half / 2 : half / 2) : 0;
    ctx.fillText(format(peak), Math.min(Math.max(x + shift, left + half), left + width - half), y - 2);
  }
  ctx.restore();
}

export interface DrawnPlot {
  update(data: PlotData): void;
  remove(): void;
}

const dataOf = ({ places, series }: PlotData): UPlot.AlignedData => [
  places.map((_, place) => place),
  // Nothing has no bar, not even its outline.
  ...series.map(({ values }) => values.map((value) => value || null)),
];

/** Draws a plot into an element and keeps its width; `onPoint` is told over which place the pointer is. */
export function drawPlot(
  host: HTMLElement,
  first: PlotData,
  onPoint: (place: number | null) => void,
): DrawnPlot {
  let data = first;
  const palette = paletteOf(host);
  const beside = first.arrangement === 'beside' && first.series.length > 1;
  const font = `12px ${palette.font}`;
  const axis: UPlot.Axis = { stroke: palette.text, font, ticks: { show: false }, grid: { show: false } };
  const plot = new UPlot(
    {
      width: Math.max(1, host.clientWidth),
      height: HEIGHT,
      padding: [18, 4, 0, 0],
      legend: { show: false },
      cursor: { x: false, y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: () => [-0.6, data.places.length - 0.4] },
        y: { range: (_, __, max) => [0, Math.max(max || 0, 1) * 1.08] },
      },
      axes: [
        {
          ...axis,
          size: 28,
          splits: ({ width }) => {
            const step = Math.ceil(data.places.length / Math.max(1, Math.floor(width / ROOM_OF_TICK)));
            return data.places.map((_, place) => place).filter((place) => place % step === 0);
          },
          values: (_, places) => places.map((place) => data.ticks[place] ?? ''),
        },
        {
          ...axis,
          size: 48,
          space: 36,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 250, 500, 1e3, 2e3, 2.5e3, 5e3, 1e4, 2.5e4, 5e4, 1e5, 1e6],
          grid: { stroke: palette.grid, width: 1 },
          values: (_, values) => values.map((value) => COMPACT.format(value)),
        },
      ],
      series: [
        {},
        ...first.series.map((series, n) => seriesOf(series, beside ? (n === 0 ? -1 : 1) : 0, palette)),
      ],
      hooks: {
        draw: [(drawn) => labelPeaks(drawn, data, palette)],
        setCursor: [({ cursor: { left, idx } }) => onPoint((left ?? -1) < 0 ? null : (idx ?? null))],
      },
    },
    dataOf(first),
    host,
  );
  const watch = new ResizeObserver(() => {
    const width = host.clientWidth;
    if (width > 0 && width !== plot.width) plot.setSize({ width, height: HEIGHT });
  });
  watch.observe(host);
  return {
    update(next) {
      data = next;
      plot.setData(dataOf(next));
    },
    remove() {
      watch.disconnect();
      plot.destroy();
    },
  };
}

const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
