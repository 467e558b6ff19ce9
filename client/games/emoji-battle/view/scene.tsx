import { type CSSProperties, memo } from 'react';
import { svgAddress } from '../../kit/svg-address.ts';
import styles from './scene.module.css';

/** The hues of an hour: sky, sun from its middle outwards, the two rows of people, floor and ring. */
interface Hour {
  readonly sky: string;
  readonly sun: string;
  readonly bands: readonly string[];
  readonly crowd: readonly [string, string];
  readonly floor: string;
  readonly ring: readonly [string, string];
}

const DAY: Hour = {
  sky: '#a10f5c',
  sun: '#ffd566',
  bands: ['#d81b7a', '#ec5427', '#ff8a5c', '#ffb71b'],
  crowd: ['#a10f5c', '#46259a'],
  floor: '#d58f55',
  ring: ['#f0c896', '#ffedb8'],
};

const NIGHT: Hour = {
  sky: '#14103a',
  sun: '#a17ff0',
  bands: ['#241562', '#35208a', '#46259a', '#6d3fd0'],
  crowd: ['#241562', '#160b3a'],
  floor: '#3b1d6e',
  ring: ['#5b2d86', '#6a3a9c'],
};

const round = (value: number): number => Math.round(value * 10) / 10;
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const SUN = { x: 720, y: 330, r: 190 };
const SCALLOPS = 26;
const inSky = (r: number): string => `<circle cx="${SUN.x}" cy="${SUN.y}" r="${round(r)}"`;

function sun({ sun: fill, bands }: Hour): string {
  const { x, y, r } = SUN;
  const scallop = (index: number): string => {
    const angle = (index / SCALLOPS) * Math.PI * 2;
    const [cx, cy] = [x + Math.cos(angle) * r * 1.12, y + Math.sin(angle) * r * 1.12].map(round);
    return `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.175)}"/>`;
  };
  const rings = bands.map(
    (band, index) => `${inSky(r * (1 + (bands.length - index) * 0.62))} fill="${band}"/>`,
  );
  return `${rings.join('')}<g fill="${fill}">${times(SCALLOPS, scallop)}${inSky(r * 1.12)}/></g>${inSky(r * 0.86)} fill="#fff2c4"/>`;
}

interface Row {
  readonly y: number;
  readonly count: number;
  readonly scale: number;
  readonly offset: number;
}

/** One row of the crowd: every third wears a cap, every fifth waves. */
function row({ y, count, scale, offset }: Row, fill: string): string {
  const person = (index: number): string => {
    const cap = '<path d="M-26-6a26 26 0 0 1 52 0c-14-10-38-10-52 0z" stroke="#1c1033" stroke-width="3"/>';
    const arm = `<path d="M20 30l22-66" stroke="${fill}" stroke-width="13" stroke-linecap="round"/>`;
    const place = `${round(offset + (index * 1460) / count)} ${y + ((index * 37) % 17) - 8}`;
    return `<g transform="translate(${place}) scale(${scale})"><path d="M-34 70c0-40 12-46 34-46s34 6 34 46z"/><circle r="24"/>${index % 3 === 1 ? cap : ''}${index % 5 === 2 ? arm : ''}</g>`;
  };
  return `<g fill="${fill}">${times(count, person)}<rect y="${y + 50}" width="1440" height="70"/></g>`;
}

const GEMS = ['#ffb71b', '#fff8ea', '#3fc1bd'];

function ring({ floor, ring: [outer, inner] }: Hour): string {
  const gem = (index: number): string =>
    `<path d="M${index * 48 - 10} 536l14-14 14 14-14 14z" fill="${GEMS[index % GEMS.length]}" stroke-width="3"/>`;
  return `<g stroke="#1c1033"><path d="M-10 512H1450V560H-10Z" fill="#d81b7a" stroke-width="5"/>${times(31, gem)}<path d="M-10 560H1450V780H-10Z" fill="${floor}" stroke-width="5"/><ellipse cx="720" cy="664" rx="640" ry="86" fill="${outer}" stroke-width="5"/><ellipse cx="720" cy="664" rx="560" ry="66" fill="${inner}" stroke="none"/></g>`;
}

const svg = (width: number, height: number, shapes: string): string =>
  svgAddress(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`);

const ground = (hour: Hour): string =>
  `url("${svg(
    1440,
    760,
    `<rect width="1440" height="760" fill="${hour.sky}"/>${sun(hour)}${row({ y: 392, count: 30, scale: 0.9, offset: 0 }, hour.crowd[0])}${row({ y: 436, count: 24, scale: 1.1, offset: 30 }, hour.crowd[1])}${ring(hour)}`,
  )}")`;

const FLAGS = ['#ffb71b', '#008b94', '#fff8ea', '#2f6fde'];

const bunting = svg(
  1440,
  110,
  times(26, (index) => {
    const dip = round(4 + Math.sin((index / 25) * Math.PI * 3) ** 2 * 26);
    return `<path d="M${index * 58 - 20} ${dip}h46l-23 44z" fill="${FLAGS[index % FLAGS.length]}" stroke="#1c1033" stroke-width="4" stroke-linejoin="round"/>`;
  }),
);

const hours = { '--day': ground(DAY), '--night': ground(NIGHT) } as CSSProperties;

/** The fair: a banded sun (by night the moon), two rows of people, the ring, flags overhead. An image: one box to the page. */
export const Scene = memo(function Scene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.ground} style={hours} />
      {/* As wide as the screen, never larger. */}
      <img className={styles.bunting} src={bunting} alt="" width="1440" height="110" />
    </div>
  );
});
