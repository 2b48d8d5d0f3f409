import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M4 11.25h6.1a3 3 0 0 1 5.8 0H20v1.5h-4.1a3 3 0 0 1-5.8 0H4v-1.5Zm9-.75a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z'
);
