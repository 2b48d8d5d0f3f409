import { createPath } from './inner/icon';

export const icon = createPath(
	'M4 4h16v16H4V4Zm1.5 1.5v13h13v-13h-13ZM7 8h10v1.5H7V8Zm0 3.5h10V13H7v-1.5ZM7 15h5v1.5H7V15Z'
);
