import { type GeoPath, type GeoProjection, geoPath, geoTransform } from 'd3-geo';

/** A point nearer to the one before it than this many pixels does not show under a line of four. */
const FINEST = 2;

/** Writes shapes as path data, without the points of a coast that fall on one pixel. */
export function mapPath(projection: GeoProjection): GeoPath {
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  const coarse = geoTransform({
    lineStart() {
      [lastX, lastY] = [Number.NaN, Number.NaN];
      this.stream.lineStart();
    },
    point(x, y) {
      if (Math.hypot(x - lastX, y - lastY) < FINEST) return;
      [lastX, lastY] = [x, y];
      this.stream.point(x, y);
    },
  });
  return geoPath({ stream: (sink) => projection.stream(coarse.stream(sink)) }).digits(1);
}
