import { defineField } from '../inner/define';
import { RATING } from '../inner/paths';
import metadata from './block.json';

export default defineField( metadata.name, RATING );
