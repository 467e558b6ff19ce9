import { Card } from '../../ui/card.tsx';
import { CategoryBars } from './category-bars.tsx';
import { PointsPlot } from './points-plot.tsx';
import { useProgress } from './profile-store.ts';
import styles from './progress.module.css';

/** How the member comes along, once there is something to show. */
export function Progress() {
  const progress = useProgress((state) => state.progress);
  if (!progress || progress.categories.length === 0) return null;
  return (
    <div className={styles.progress}>
      <Card as="section" aria-labelledby="points-title" className={styles.panel}>
        <h2 id="points-title">Your points over time</h2>
        <PointsPlot days={progress.days} />
      </Card>
      <Card as="section" aria-labelledby="categories-title" className={styles.panel}>
        <h2 id="categories-title">Right answers by category</h2>
        <CategoryBars categories={progress.categories} />
      </Card>
    </div>
  );
}
