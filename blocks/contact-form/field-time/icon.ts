import { createPath } from '../inner/icon';

export const icon = createPath(
	'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM11.25 8h1.5v3.7l2.7 2.7-1 1-3.2-3.1V8Z'
);
