import { WarPage } from '../../games/war/view/war-page.tsx';

/** `/games/war` */
export const Component = WarPage;
