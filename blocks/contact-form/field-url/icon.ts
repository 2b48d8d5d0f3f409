import { createPath } from '../inner/icon';

export const icon = createPath(
	'M10 16H8a4 4 0 0 1 0-8h2v1.5H8a2.5 2.5 0 0 0 0 5h2V16Zm4-8h2a4 4 0 0 1 0 8h-2v-1.5h2a2.5 2.5 0 0 0 0-5h-2V8Zm-5 3.2h6v1.6H9v-1.6Z'
);
