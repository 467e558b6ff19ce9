import './cases/admin.ts';
import './cases/admin-payouts.ts';
import './cases/admin-cleanup.ts';
import './cases/admin-figures.ts';
import './cases/admin-screens.ts';
