import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M4 7h16v10H4V7Zm1.5 1.5v7h13v-7h-13ZM7 10h1.5v4H7v-4Z'
);
