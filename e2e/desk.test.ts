import './journeys/desk.ts';
import './journeys/desk-payouts.ts';
import './journeys/desk-cleanup.ts';
import './journeys/desk-screens.ts';
