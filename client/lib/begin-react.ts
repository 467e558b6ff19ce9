/** Begins React, the largest piece of the first code, before the rest of it is asked for, and so in a task of its own. */
import { stacksAgain } from './without-stacks.ts';
import 'react-dom/client';

stacksAgain();
