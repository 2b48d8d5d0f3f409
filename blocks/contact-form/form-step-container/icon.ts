import { createPath } from '../inner/icon';

export const icon = createPath(
	'M4 4h12v12H4V4Zm1.5 1.5v9h9v-9h-9Zm13 2.5H20v12H8v-1.5h10.5V8Z'
);
