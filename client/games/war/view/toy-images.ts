import { svgAddress } from '../../kit/svg-address.ts';
import type { Unit } from '../engine/units.ts';
import { CREAM, INK, MARIGOLD, SKY, VERMILION } from './paint.ts';

const drawings: Readonly<Record<Unit, string>> = {
  camp: `<path d="M24 6V14M24 6l9 3-9 3" fill="${VERMILION}"/>
    <path d="M24 12 4 42H44Z" fill="${MARIGOLD}"/>
    <path d="M24 12 18 42H4Z" fill="${CREAM}"/>
    <path d="M24 20 16 42H32Z" fill="#46259a"/>`,
  soldier: `<path d="M8 45C8 34 14 31 24 31S40 34 40 45Z" fill="${SKY}"/>
    <path d="M19 32l5 6 5-6" fill="${CREAM}"/>
    <circle cx="24" cy="23" r="10" fill="#f0c896"/>
    <path d="M11 20C11 9 17 4 24 4S37 9 37 20C30 17 18 17 11 20Z" fill="${MARIGOLD}"/>
    <path d="M9 21C18 16.500 30 16.500 39 21M20.500 24v1M27.500 24v1" fill="none"/>
    <path d="M20.500 28.500q3.500 2 7 0" fill="none" stroke-width="2"/>`,
  truck: `<path d="M3 36V15C6 11 24 11 28 15V36Z" fill="${MARIGOLD}"/>
    <path d="M28 36V20H37L45 28V36Z" fill="${CREAM}"/>
    <path d="M32 24H36.500L40 28H32Z" fill="${SKY}"/>
    <path d="M3 27H28" stroke-width="2.400"/>
    <path d="M7 22.500l3-3 3 3-3 3zM18 22.500l3-3 3 3-3 3z" fill="${VERMILION}" stroke-width="1.800"/>
    <circle cx="12" cy="37" r="6" fill="#564a73"/>
    <circle cx="36" cy="37" r="6" fill="#564a73"/>
    <circle cx="12" cy="37" r="1.600" fill="${CREAM}" stroke="none"/>
    <circle cx="36" cy="37" r="1.600" fill="${CREAM}" stroke="none"/>`,
  tank: `<path d="M29 15.500H46V20H29Z" fill="#8d82a3"/>
    <path d="M11 23C11 14 15 12 21 12S31 14 31 23Z" fill="${CREAM}"/>
    <path d="M4 23H40L44 31H4Z" fill="${MARIGOLD}"/>
    <rect x="3" y="29" width="42" height="13" rx="6.500" fill="#564a73"/>
    <circle cx="11" cy="35.500" r="3.200" fill="${CREAM}" stroke-width="2"/>
    <circle cx="24" cy="35.500" r="3.200" fill="${CREAM}" stroke-width="2"/>
    <circle cx="37" cy="35.500" r="3.200" fill="${CREAM}" stroke-width="2"/>`,
  jet: `<path d="M24 2C28 8 29 14 29 20L45 32V37L29 32V38L35 43V46L24 43.500 13 46V43L19 38V32L3 37V32L19 20C19 14 20 8 24 2Z" fill="${CREAM}"/>
    <path d="M29 24L45 33.500V37L29 32ZM19 24L3 33.500V37L19 32Z" fill="${MARIGOLD}"/>
    <path d="M24 9C26 12 26 16 26 18H22C22 16 22 12 24 9Z" fill="${SKY}" stroke-width="2.200"/>`,
  missile: `<path d="M17 35 10 45C17 45 20 43 22 40ZM26 40 31 45" fill="${VERMILION}"/>
    <path d="M14 29C14 29 8 30 5 38L15 36M29 34S29 41 21 44" fill="${VERMILION}"/>
    <path d="M44 4C30 4 17 17 13 30L19 36C32 32 45 18 44 4Z" fill="${CREAM}"/>
    <path d="M44 4C39 4 34.500 6 31 8.500L40 17.500C42.800 13.500 44 9 44 4Z" fill="${VERMILION}"/>
    <circle cx="28.500" cy="20" r="4.400" fill="${SKY}"/>
    <path d="M13 30L19 36"/>`,
};

const image = (drawing: string): string =>
  svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><g stroke="${INK}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></svg>`,
  );

/** A tin toy of each unit as an image's address: cream and marigold for every side, so that it stands on any cloth. */
export const TOYS = Object.fromEntries(
  Object.entries(drawings).map(([unit, drawing]) => [unit, image(drawing)]),
) as Readonly<Record<Unit, string>>;
