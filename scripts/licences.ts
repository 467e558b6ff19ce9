import { readFileSync } from 'node:fs';
import { licenceFaults } from './licences/licence-faults.ts';

/** `npm run licences`: fails where a package of a lock file has a licence that nobody has looked at. */
const LOCKS = ['package-lock.json', 'studio/package-lock.json', 'bench/lighthouse/package-lock.json'];
const faults = LOCKS.flatMap((path) => licenceFaults(JSON.parse(readFileSync(path, 'utf8')).packages));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('every package has a licence that may be used as it is');
