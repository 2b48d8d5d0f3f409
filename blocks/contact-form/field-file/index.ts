import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M7 4h7l4 4v12H7V4Zm1.500 1.500v13h8V9H13V5.500H8.500ZM12 11l2.500 2.500-1 1-.8-.7V17h-1.500v-3.200l-.8.7-1-1L12 11Z'
);
