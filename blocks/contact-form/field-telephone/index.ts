import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M7.500 4 10 8 8.500 9.500c1 2.500 3.500 5 6 6L16 14l4 2.500-1.500 3.500C11 20 4 13 4 5.500L7.500 4Z'
);
