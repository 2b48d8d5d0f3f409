import { createRoot } from '@wordpress/element';
import { addFile } from './upload-entries';
import { List } from './list';
import { keepListVisible } from './list-position';
import type { State } from './state';
import { findUnfinished, type Unfinished } from './unfinished';
import type { Uploader } from './uploader';

let close: ( () => void ) | undefined;

/** Opens the list if it is closed. It closes when it becomes empty. */
function open( unfinished: Unfinished[] = [] ): void {
	if ( close ) {
		return;
	}
	const element = document.createElement( 'div' );
	const root = createRoot( element );
	const takeAway = keepListVisible( element );
	close = () => {
		close = undefined;
		takeAway();
		root.unmount();
	};
	root.render(
		<List unfinished={ unfinished } onEmpty={ () => close?.() } />
	);
}

/**
 * Uploads a file, and shows its progress.
 *
 * @param uploader Where it was chosen.
 */
export function add( file: File, uploader: Uploader ): void {
	addFile( file, uploader );
	open();
}

/** Offers to resume unfinished uploads. */
export function offer( state: State ): void {
	open( findUnfinished( state ) );
}
