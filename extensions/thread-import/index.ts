import { addFilter } from '@wordpress/hooks';
import { withImport } from './with-import';

/** Adds a button to embeds of microblog posts that imports their thread. */
export default function setUp(): void {
	addFilter( 'editor.BlockEdit', 'mainstreet/thread-import', withImport );
}
