import { defineField } from '../inner/define';
import { IMAGES } from '../inner/paths';
import metadata from './block.json';

export default defineField( metadata.name, IMAGES );
