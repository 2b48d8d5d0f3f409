/**
 * What is on its way, file by file: how far each is, how long it takes, and a button that takes it out. Loaded with the
 * first file.
 */
import type { Rules } from './field';
import { formatName, formatTime, fillPlaceholders } from './format';

/** Milliseconds before a speed is one. */
const SETTLED = 2000;

export type Transfers = {
	/** Empty where there is one file, which the whole bar tells about. */
	list: HTMLElement;
	/** Shows how far each file is; the body holds them one after the other. */
	show: ( bytes: number ) => void;
	/** Time left, such as "2 min"; '' while unknown. */
	left: ( bytes: number ) => string;
};

/**
 * Follows files that are sent.
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
			// The server's progress is no longer known.
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
