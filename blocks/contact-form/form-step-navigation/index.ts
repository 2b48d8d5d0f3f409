import { defineInner } from '../inner/define';
import { saveBox } from '../inner/save-box';
import metadata from './block.json';

export default defineInner( metadata.name, {
	save: saveBox,
} );
