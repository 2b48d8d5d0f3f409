import { fieldLater } from '../inner/later';

export default fieldLater(
	'text',
	'M4 7h16v10H4V7Zm1.5 1.5v7h13v-7h-13ZM7 10h1.5v4H7v-4Z'
);
