export { renderSpec } from './render.ts';
export { type ImageSpec, imageSpecSchema, parseSpec } from './spec.ts';
export { specWords } from './spec-words.ts';
