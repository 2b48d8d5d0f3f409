import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M5 5h14v14H5V5Zm1.500 1.500v11h11v-11h-11Zm2 5 1-1 2 2 3.500-3.800 1 1-4.500 5-3-3.200Z'
);
