import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M7.5 4 10 8 8.5 9.5c1 2.5 3.5 5 6 6L16 14l4 2.5-1.5 3.5C11 20 4 13 4 5.5L7.5 4Z'
);
