import { defineField } from '../inner/define';
import { TEXT } from '../inner/paths';
import metadata from './block.json';

export default defineField( metadata.name, TEXT );
