import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M4 5h7v9H4V5Zm1.5 1.5v4.7l1.6-1.7 2.4 2.3V6.5h-4ZM13 5h7v9h-7V5Zm1.5 1.5v4.7l1.6-1.7 2.4 2.3V6.5h-4ZM7.5 16a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5Zm9 0a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5Z'
);
