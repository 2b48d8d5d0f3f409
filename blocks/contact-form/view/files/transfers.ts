/** Progress of each file during an upload: percentage, time left, and a button that removes the file. Loaded with the first file. */
import type { Rules } from './field';
import { formatName, formatTime, fillPlaceholders } from './format';

/** Milliseconds before the speed can be estimated. */
const SETTLED = 2000;

export type Transfers = {
	/** List of the files; empty for a single file, for which the whole bar stands. */
	list: HTMLElement;
	/** Updates the progress of each file. The body contains them one after the other. */
	show: ( bytes: number ) => void;
	/** Returns the time left, such as "2 min"; '' if unknown. */
	left: ( bytes: number ) => string;
};

/**
 * Creates the list of files that are being sent.
 *
 * @param files Files in their order.
 * @param drop  Called when the visitor takes a file out.
 */
export function followFiles(
	files: File[],
	rules: Rules,
	drop: ( file: File ) => void
): Transfers {
	const list = document.createElement( 'ul' );
	const begun = performance.now();
	const total = files.reduce( ( sum, { size } ) => sum + size, 0 );
	const bars = files.map( ( file ) => {
		const row = document.createElement( 'li' );
		const label = document.createElement( 'bdi' );
		const bar = document.createElement( 'progress' );
		const button = document.createElement( 'button' );
		const name = formatName( file.name );
		label.textContent = name;
		bar.max = file.size;
		bar.value = 0;
		bar.setAttribute( 'aria-label', name );
		button.type = 'button';
		button.textContent = rules.cancel;
		button.setAttribute(
			'aria-label',
			fillPlaceholders( rules.cancelOne, name )
		);
		button.addEventListener( 'click', () => drop( file ) );
		row.append( label, bar, button );
		list.append( row );
		return bar;
	} );
	list.className = 'mainstreet-form__files';
	list.setAttribute( 'aria-label', rules.sending );
	if ( files.length < 2 ) {
		list.replaceChildren();
	}
	return {
		list,
		show( bytes ) {
			let before = 0;
			for ( const bar of bars ) {
				bar.value = Math.max( 0, Math.min( bytes - before, bar.max ) );
				before += bar.max;
			}
			// All is sent; the progress of the server is unknown.
			list.inert = bytes >= total;
		},
		left( bytes ) {
			const elapsed = performance.now() - begun;
			return bytes > 0 && bytes < total && elapsed > SETTLED
				? formatTime( ( ( total - bytes ) * elapsed ) / bytes / 1000 )
				: '';
		},
	};
}
