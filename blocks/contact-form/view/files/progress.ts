/** Upload progress: a bar, the number of bytes, and announcements for screen readers. */
import type { Rules } from './field';
import { formatPercent, formatSize, fillPlaceholders } from './format';

/** Step between announcements, so that there are not too many. */
const STEP = 0.25;

export type Progress = {
	/** Element of the progress bar; the caller inserts it. */
	box: HTMLElement;
	/** Shows the progress and the time left; '' if unknown. */
	show: ( bytes: number, left?: string ) => void;
	/** Shows that sending has started, without a percentage until show() is called. */
	begin: ( total: number ) => void;
};

function make< K extends keyof HTMLElementTagNameMap >(
	name: K,
	className: string
): HTMLElementTagNameMap[ K ] {
	const element = document.createElement( name );
	element.className = `mainstreet-form__${ className }`;
	return element;
}

/**
 * Creates a progress bar.
 *
 * @param cancel Called when the visitor wants it to end.
 */
export function makeProgress( rules: Rules, cancel: () => void ): Progress {
	const box = make( 'div', 'upload' );
	const bar = make( 'progress', 'bar' );
	const text = make( 'span', 'bytes' );
	const spoken = make( 'span', 'spoken' );
	const button = make( 'button', 'cancel' );
	let total = 0;
	let announced = 0;

	box.tabIndex = -1;
	text.dir = 'auto';
	bar.setAttribute( 'aria-label', rules.sending );
	spoken.setAttribute( 'role', 'status' );
	button.type = 'button';
	button.textContent = rules.cancel;
	button.addEventListener( 'click', cancel );
	box.append( bar, text, spoken, button );

	return {
		box,
		begin( bytes ) {
			total = bytes;
			announced = 0;
			bar.removeAttribute( 'value' );
			spoken.textContent = '';
			text.textContent = formatSize( total );
			button.hidden = false;
		},
		show( bytes, left = '' ) {
			// The body is slightly larger than its files.
			const share = total ? Math.min( 1, bytes / total ) : 1;
			bar.value = share;
			// Rounded down, so that 100% means that everything was sent.
			const percent = formatPercent( Math.floor( share * 100 ) / 100 );
			text.textContent =
				share < 1
					? fillPlaceholders(
							left ? rules.timed : rules.progress,
							percent,
							formatSize( bytes ),
							formatSize( total ),
							left
						)
					: rules.wait;
			if (
				share - announced >= STEP ||
				( share === 1 && announced < 1 )
			) {
				announced = Math.floor( share / STEP ) * STEP;
				spoken.textContent =
					share < 1
						? fillPlaceholders( rules.sent, percent )
						: rules.wait;
			}
			if ( share === 1 && ! button.hidden ) {
				// It is too late to cancel: the request may have arrived.
				if ( button.ownerDocument.activeElement === button ) {
					box.focus();
				}
				button.hidden = true;
			}
		},
	};
}
