import { defineField } from '../inner/define';
import { SLIDER } from '../inner/paths';
import metadata from './block.json';

export default defineField( metadata.name, SLIDER );
