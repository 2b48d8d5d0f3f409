import { defineField } from '../inner/define';
import metadata from './block.json';

export default defineField(
	metadata.name,
	'M7 4h1.500v1.500h7V4H17v1.500h3V20H4V5.500h3V4ZM5.500 10v8.500h13V10h-13ZM8 12h3v3H8v-3Z'
);
