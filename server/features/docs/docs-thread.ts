import { parentPort, workerData } from 'node:worker_threads';
import { writeDocuments } from './write-documents.ts';

/** The thread of `docs.feature.ts`. */
parentPort?.postMessage(writeDocuments(String(workerData)));
