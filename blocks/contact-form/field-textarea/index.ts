import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M4 5h16v14H4V5Zm1.500 1.500v11h13v-11h-13ZM7 9h10v1.500H7V9Zm0 4h6v1.500H7V13Z'
);
