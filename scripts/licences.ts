import { readFileSync } from 'node:fs';
import { licenceFaults } from './licences/licence-faults.ts';

/** `npm run licences`: fails where a package of package-lock.json has a licence that nobody has looked at. */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const faults = licenceFaults(lock.packages);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('every package has a licence that may be used as it is');
