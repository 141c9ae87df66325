// Parts that few result pages show. The server has them at hand; in the browser each is loaded with the first page that needs it.
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy } from 'react';
import { VoyageCardDetail as ServerDetail, VoyageCardTile as ServerTile } from '../card/voyage-card-views.tsx';
import { NoHits as ServerNoHits, Relaxations as ServerRelaxations } from './no-hits.tsx';
import { ResultMap as ServerMap } from './result-map.tsx';
import { WordsNote as ServerNote } from './words-note.tsx';

export const VoyageCardDetail = createIsomorphicFn()
  .server(() => ServerDetail)
  .client(() => lazy(async () => ({ default: (await import('../card/voyage-card-views.tsx')).VoyageCardDetail })))();
export const VoyageCardTile = createIsomorphicFn()
  .server(() => ServerTile)
  .client(() => lazy(async () => ({ default: (await import('../card/voyage-card-views.tsx')).VoyageCardTile })))();
export const NoHits = createIsomorphicFn()
  .server(() => ServerNoHits)
  .client(() => lazy(async () => ({ default: (await import('./no-hits.tsx')).NoHits })))();
export const Relaxations = createIsomorphicFn()
  .server(() => ServerRelaxations)
  .client(() => lazy(async () => ({ default: (await import('./no-hits.tsx')).Relaxations })))();
export const ResultMap = createIsomorphicFn()
  .server(() => ServerMap)
  .client(() => lazy(async () => ({ default: (await import('./result-map.tsx')).ResultMap })))();
export const WordsNote = createIsomorphicFn()
  .server(() => ServerNote)
  .client(() => lazy(async () => ({ default: (await import('./words-note.tsx')).WordsNote })))();
