import { choices } from '../inner/choices';
import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M4 5h5v5H4V5Zm0 9h5v5H4v-5Zm1.500 1.500v2h2v-2h-2ZM11 6.700h9v1.600h-9V6.700Zm0 9h9v1.600h-9v-1.600Z',
	choices
);
