import { createPath } from '../inner/icon';

export const icon = createPath(
	'M7 4h7l4 4v12H7V4Zm1.5 1.5v13h8V9H13V5.5H8.5ZM12 11l2.5 2.5-1 1-.8-.7V17h-1.5v-3.2l-.8.7-1-1L12 11Z'
);
