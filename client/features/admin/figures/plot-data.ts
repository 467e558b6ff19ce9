/** How a series is told apart without its colour. */
export type PlotPattern = 'solid' | 'striped';

export interface PlotSeries {
  readonly name: string;
  readonly values: readonly number[];
  readonly pattern: PlotPattern;
  /** A token of the palette. */
  readonly colour: string;
}

/** Bars over places that have names, told of in a canvas and in a table alike. */
export interface PlotData {
  readonly title: string;
  /** All of it in a sentence. */
  readonly summary: string;
  /** What the places are: the head of the table's first column. */
  readonly placeName: string;
  /** In full, for the table. */
  readonly places: readonly string[];
  /** Short, below the bars. */
  readonly ticks: readonly string[];
  /** `beside`: bars of one place side by side; `over`: later ones in front, none larger than the one behind. */
  readonly arrangement: 'beside' | 'over';
  readonly series: readonly PlotSeries[];
  readonly format: (value: number) => string;
  /** What the table has besides the series. */
  readonly extra?: readonly { readonly name: string; readonly values: readonly string[] }[];
}
