import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M12 3l7 2.500v5.500c0 4.500-3 8-7 10-4-2-7-5.500-7-10V5.500L12 3Zm0 1.600L6.500 6.500V11c0 3.500 2.200 6.300 5.500 8.200 3.300-1.900 5.500-4.700 5.500-8.200V6.500L12 4.600Zm-3.500 7 1-1 2 2 3.500-3.800 1 1-4.500 5-3-3.200Z'
);
