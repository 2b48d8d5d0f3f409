import { defineInner } from '../inner/define';
import metadata from './block.json';

export default defineInner( metadata.name );
