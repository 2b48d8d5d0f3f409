import { defineField } from '../inner/define';
import { CHECKBOX } from '../inner/paths';
import metadata from './block.json';

export default defineField( metadata.name, CHECKBOX );
