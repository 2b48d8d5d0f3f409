import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M3 6h18v12H3V6Zm1.500 2.200v8.300h15V8.200L12 13.500 4.500 8.200Zm1.300-.7L12 11.800l6.200-4.300H5.800Z'
);
