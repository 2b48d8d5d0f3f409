import { createPath } from '../inner/icon';

export const icon = createPath(
	'M4 5h5v5H4V5Zm0 9h5v5H4v-5Zm1.5 1.5v2h2v-2h-2ZM11 6.7h9v1.6h-9V6.7Zm0 9h9v1.6h-9v-1.6Z'
);
