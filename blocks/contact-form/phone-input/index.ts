import { PHONE } from '@shared/icons/phone';
import { defineInner } from '../inner/define';
import { createPath } from '../inner/icon';
import metadata from './block.json';

export default defineInner( metadata.name, { icon: createPath( PHONE ) } );
