import { choices } from '../inner/choices';
import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M6.500 5a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Zm0 9a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Zm0 1.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM11 6.700h9v1.600h-9V6.700Zm0 9h9v1.600h-9v-1.600Z',
	choices
);
