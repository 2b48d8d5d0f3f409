import { createPath } from '../inner/icon';

export const icon = createPath(
	'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 1.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM5 20c0-4 3-6 7-6s7 2 7 6h-1.5c0-3-2.3-4.5-5.5-4.5S6.5 17 6.5 20H5Z'
);
