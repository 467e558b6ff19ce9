import { describeRateLimitsContract } from '../../../tests/contracts/rate-limits-contract.ts';
import { createMemoryRateLimits } from './memory-rate-limits.ts';

describeRateLimitsContract('in memory', async () => ({ limits: createMemoryRateLimits(), dispose() {} }));
