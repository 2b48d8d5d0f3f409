import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'm12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9L12 3.5Zm0 3.4-1.6 3.3-3.6.5 2.6 2.6-.6 3.6 3.2-1.7 3.2 1.7-.6-3.6 2.6-2.6-3.6-.5L12 6.9Z'
);
