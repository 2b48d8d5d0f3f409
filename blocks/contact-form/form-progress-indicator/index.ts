import { defineInner } from '../inner/define';
import { createPath } from '../inner/icon';
import metadata from './block.json';

export default defineInner( metadata.name, {
	icon: createPath( 'M4 9.5h16v5H4v-5Zm8.5 1.5v2h6v-2h-6Z' ),
} );
