export { VillainPage as Component } from '../../games/ai-villain/view/villain-page.tsx';
