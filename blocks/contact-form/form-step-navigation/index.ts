import { defineInner } from '../inner/define';
import { createPath } from '../inner/icon';
import { saveBox } from '../inner/save-box';
import metadata from './block.json';

export default defineInner( metadata.name, {
	icon: createPath(
		'm8 7-5 5 5 5 1-1-4-4 4-4-1-1Zm8 0-1 1 4 4-4 4 1 1 5-5-5-5Z'
	),
	save: saveBox,
} );
