import { createPath } from '../inner/icon';

export const icon = createPath(
	'M12 3l7 2.5v5.5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V5.5L12 3Zm0 1.6L6.5 6.5V11c0 3.5 2.2 6.3 5.5 8.2 3.3-1.9 5.5-4.7 5.5-8.2V6.5L12 4.6Zm-3.5 7 1-1 2 2 3.5-3.8 1 1-4.5 5-3-3.2Z'
);
