import { addFilter } from '@wordpress/hooks';
import { withImport } from './with-import';

/** Embeds of a post of a microblog get a button that takes its thread into this post. */
export default function setUp(): void {
	addFilter( 'editor.BlockEdit', 'mainstreet/thread-import', withImport );
}
