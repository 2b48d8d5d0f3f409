import { choices } from '../inner/choices';
import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField( metadata.name, choices( 'Choose one' ) );
