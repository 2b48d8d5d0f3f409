import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M5 5h14v14H5V5Zm1.5 1.5v11h11v-11h-11Zm2 5 1-1 2 2 3.5-3.8 1 1-4.5 5-3-3.2Z'
);
