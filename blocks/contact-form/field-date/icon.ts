import { createPath } from '../inner/icon';

export const icon = createPath(
	'M7 4h1.5v1.5h7V4H17v1.5h3V20H4V5.5h3V4ZM5.5 10v8.5h13V10h-13ZM8 12h3v3H8v-3Z'
);
