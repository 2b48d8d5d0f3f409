import { createPath } from '../inner/icon';

export const icon = createPath(
	'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm0 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z'
);
