import { defineInner } from '../inner/define';
import { createPath } from '../inner/icon';
import { IMAGES } from '../inner/paths';
import metadata from './block.json';

export default defineInner( metadata.name, { icon: createPath( IMAGES ) } );
