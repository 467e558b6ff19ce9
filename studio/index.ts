export { pictureFacts } from './picture-facts.ts';
export { renderSpec } from './render.ts';
export { faultsOf, type ImageSpec, imageSpecSchema, parseSpec } from './spec.ts';
export { specWords } from './spec-words.ts';
