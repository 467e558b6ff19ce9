import { pictures, typefaces } from '../features/credits/works.ts';
import { WorksList } from '../features/credits/works-list.tsx';
import { PeacockFan } from '../ui/motifs/peacock-fan.tsx';
import { ReadingPage, type ReadingSection } from '../ui/reading-page.tsx';

const feathers = ['var(--marigold)', 'var(--rani)', 'var(--sky)', '#ff7a59', '#7a3fc4'];

const plates = [
  {
    icon: 'heart',
    figure: String(pictures.length + typefaces.length),
    label: 'works of others are part of this site',
  },
  { icon: 'key', figure: 'Free', label: 'every one of them, under an open licence' },
  { icon: 'brush', figure: 'Our own', label: 'ornaments, in debt to the painters of trucks' },
] as const;

const sections: readonly ReadingSection[] = [
  { id: 'pictures', title: 'Pictures', icon: 'brush', body: <WorksList works={pictures} /> },
  { id: 'typefaces', title: 'Typefaces', icon: 'book', body: <WorksList works={typefaces} /> },
  {
    id: 'truck-art',
    title: 'Truck art',
    icon: 'heart',
    body: (
      <p>
        The ornaments of this site are our own, in debt to the painters of Karachi, Rawalpindi, Peshawar and
        Lahore who turned trucks into galleries.
      </p>
    ),
  },
];

/** `/credits`. */
export function Component() {
  return (
    <ReadingPage
      title="Credits"
      description="The works of others that Sawaal is drawn and written with, and their licences."
      lead="Sawaal is drawn and written with the works of others. Thank you."
      hue="sports"
      ornament={<PeacockFan colours={feathers} />}
      plates={plates}
      sections={sections}
    />
  );
}
