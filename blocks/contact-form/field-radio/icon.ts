import { createPath } from '../inner/icon';

export const icon = createPath(
	'M6.5 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm0 9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm0 1.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM11 6.7h9v1.6h-9V6.7Zm0 9h9v1.6h-9v-1.6Z'
);
