import { createPath } from '../inner/icon';

export const icon = createPath(
	'M4 5h16v14H4V5Zm1.5 1.5v8.2l3.6-3.7 9.4 6.5v-11h-13Z'
);
