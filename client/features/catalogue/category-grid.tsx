import type { CategoryCard, LocksView } from '../../../shared/contract/views.ts';
import { CardGrid } from './card-grid.tsx';
import { CategoryItem } from './category-item.tsx';

interface CategoryGridProps {
  categories: readonly CategoryCard[];
  /** What the member has played today; null for a visitor. */
  locks: LocksView | null;
}

/** The category cards, some of them wide. */
export function CategoryGrid({ categories, locks }: CategoryGridProps) {
  return (
    <CardGrid pattern="ten">
      {categories.map((category, place) => (
        <CategoryItem key={category.id} category={category} locks={locks} wide={place % 8 === 0} />
      ))}
    </CardGrid>
  );
}
