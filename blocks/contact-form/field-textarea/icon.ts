import { createPath } from '../inner/icon';

export const icon = createPath(
	'M4 5h16v14H4V5Zm1.5 1.5v11h13v-11h-13ZM7 9h10v1.5H7V9Zm0 4h6v1.5H7V13Z'
);
