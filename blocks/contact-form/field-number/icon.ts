import { createPath } from '../inner/icon';

export const icon = createPath(
	'M4 6h16v12H4V6Zm1.5 1.5v9h13v-9h-13ZM8 9h1.5v6H8v-4.6l-1 .4V9.3L8 9Zm4 0h3.5v3.6H13v1.1h2.5V15h-4v-3.7h2.6v-1H12V9Z'
);
