import { catalogue, findCategory, findQuiz } from './catalogue/catalogue.ts';

/**
 * How much of a page the server sends: `rendered` is all there is to see; of a `live` one it is the frame, since what
 * stands in it is made in the browser; a `private` one is such a frame that no search engine shall list.
 */
export type PageKind = 'rendered' | 'live' | 'private';

/** Every page of the site by its pattern. The client's routes are held to this list, and the server answers 404 elsewhere. */
export const pages: Readonly<Record<string, PageKind>> = {
  '/': 'rendered',
  '/quiz': 'rendered',
  '/quiz/:categoryId': 'rendered',
  '/quiz/:categoryId/:quizId': 'rendered',
  '/games': 'rendered',
  '/games/numpuz': 'live',
  '/games/war': 'live',
  '/games/emoji-battle': 'live',
  '/games/ai-villain': 'live',
  '/profile': 'private',
  '/reset-password': 'private',
  '/about-us': 'rendered',
  '/contact': 'rendered',
  '/credits': 'rendered',
  '/disclaimer': 'rendered',
  '/privacy-policy': 'rendered',
  '/terms-of-service': 'rendered',
  '/admin-sawaal-login': 'private',
};

/** Shows the home page, which is listed as `/`. */
const LISTED_ELSEWHERE = '/quiz';

const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);
const isParameter = (segment: string): boolean => segment.startsWith(':');

function matches(pattern: string, path: readonly string[]): boolean {
  const wanted = segmentsOf(pattern);
  return (
    wanted.length === path.length &&
    wanted.every((segment, place) => (isParameter(segment) ? path[place] !== '' : path[place] === segment))
  );
}

/** What stands at a path, spelled as the site spells it; null where nothing does. */
export function pageAt(path: string): PageKind | null {
  const segments = segmentsOf(path);
  const pattern = Object.keys(pages).find((candidate) => matches(candidate, segments));
  if (pattern === undefined) return null;
  const [, categoryId = '', quizId = ''] = segments;
  if (pattern === '/quiz/:categoryId' && !findCategory(categoryId)) return null;
  if (pattern === '/quiz/:categoryId/:quizId' && !findQuiz(categoryId, quizId)) return null;
  return pages[pattern] ?? null;
}

/**
 * One path for all those that lead nowhere in the same way: the page that says so stands in the same frame at each of
 * them, so that few such pages have to be drawn however many are asked for.
 */
export function nowhereLike(path: string): string {
  const [first = '', ...others] = segmentsOf(path);
  const known = Object.keys(pages).some((pattern) => segmentsOf(pattern)[0] === first && first !== '');
  return ['', known ? first : '-', ...others.slice(0, 2).map(() => '-')].join('/');
}

/** Where search engines list what stands at a path. */
export const listedAt = (path: string): string => (path === LISTED_ELSEWHERE ? '/' : path);

/** Every address for search engines, the most general first. */
export function listedPaths(): readonly string[] {
  const plain = Object.entries(pages)
    .filter(([pattern, kind]) => kind !== 'private' && !pattern.includes(':') && pattern !== LISTED_ELSEWHERE)
    .map(([pattern]) => pattern);
  const categories = catalogue.map(({ id }) => `/quiz/${id}`);
  const quizzes = catalogue.flatMap(({ id, quizzes: all }) => all.map((quiz) => `/quiz/${id}/${quiz.id}`));
  return [...plain, ...categories, ...quizzes];
}
