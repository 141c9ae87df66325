// Keeps one worker's process running beside the server.
import path from 'node:path';
import { keepProcess } from './kept-process.ts';

/**
 * @param url of the database; the worker never starts one of its own
 * @param settings that the server has beside those of its surroundings
 * @param say hears when a worker ended that nobody stopped
 * @returns stops it: waits for what it is doing, then ends it
 */
export const keepWorker = (url: string, settings: Readonly<Record<string, string>>, say: (line: string) => void): (() => Promise<void>) =>
  keepProcess({ module: path.join(import.meta.dirname, 'worker.ts'), environment: { ...settings, DATABASE_URL: url }, name: 'The worker' }, say);
