/** Upload progress: a bar, the number of bytes, and announcements for screen readers. */
import type { Rules } from './field';
import { formatPercent, formatSize, fillPlaceholders } from './format';

/** Shares at which it is read out: not more often than one can listen. */
const STEP = 0.25;

export type Progress = {
	/** Put it where it shall be seen. */
	box: HTMLElement;
	/** Shows how far it is, and the time left; '' where that is unknown. */
	show: ( bytes: number, left?: string ) => void;
	/** Shows that something is sent, but not how far: until show() is called. */
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
 * Makes one.
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
			// The body is a little more than its files.
			const share = total ? Math.min( 1, bytes / total ) : 1;
			bar.value = share;
			// A part of a per cent is not sent yet.
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
				// Nobody can tell any more whether it arrived.
				if ( button.ownerDocument.activeElement === button ) {
					box.focus();
				}
				button.hidden = true;
			}
		},
	};
}
