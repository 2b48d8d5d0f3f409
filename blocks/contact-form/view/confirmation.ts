import type { SubmissionResult } from '../../../shared/view/visitor-form';

/** Adds an element with a text of one or more lines. */
function add( parent: Element, name: string, text: string ): void {
	const element = document.createElement( name );
	text.split( /\r?\n/ ).forEach( ( line, index ) => {
		if ( index ) {
			element.append( document.createElement( 'br' ) );
		}
		element.append( line );
	} );
	parent.append( element );
}

/**
 * Fills the confirmation, which the server printed with the author's markup (class-confirmation.php): elements with `data-mainstreet-part`
 * get that part of the response as text; a list of labels and values becomes rows. Empty parts are removed.
 *
 * @param answer Response of the server.
 */
export function fillConfirmation(
	thanks: Element,
	{ parts = {} }: Pick< SubmissionResult, 'parts' >
): void {
	for ( const part of thanks.querySelectorAll< HTMLElement >(
		'[data-mainstreet-part]'
	) ) {
		const given = parts[ part.dataset.mainstreetPart ?? '' ];
		if ( Array.isArray( given ) ) {
			for ( const [ label, value ] of given ) {
				add( part, 'dt', label );
				add( part, 'dd', value );
			}
		} else if ( given ) {
			part.textContent = given;
		}
		if ( ! part.hasChildNodes() ) {
			part.remove();
		}
	}
}

/**
 * Makes the "Go back" link of the confirmation show the empty form again without loading the page.
 *
 * @param thanks The thank-you, which stands where the form stood.
 */
export function restoreForm( thanks: Element, form: HTMLFormElement ): void {
	thanks
		.querySelector( '.contact-form-submission__back' )
		?.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			form.reset();
			thanks.replaceWith( form );
			form.querySelector< HTMLElement >( '.grunion-field' )?.focus();
		} );
}
