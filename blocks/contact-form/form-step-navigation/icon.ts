import { createPath } from '../inner/icon';

export const icon = createPath(
	'm8 7-5 5 5 5 1-1-4-4 4-4-1-1Zm8 0-1 1 4 4-4 4 1 1 5-5-5-5Z'
);
