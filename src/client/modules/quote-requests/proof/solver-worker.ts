import { type Search, searchNonces } from './search.ts';

addEventListener('message', ({ data }: MessageEvent<Search>) => postMessage(searchNonces(data)));
