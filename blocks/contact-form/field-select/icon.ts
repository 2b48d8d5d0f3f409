import { createPath } from '../inner/icon';

export const icon = createPath(
	'M4 7h16v10H4V7Zm1.5 1.5v7h13v-7h-13ZM9 11h6l-3 3-3-3Z'
);
