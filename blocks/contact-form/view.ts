/**
 * The contact form on the page: sends itself in the background, says at once which
 * fields are missing, and shows the value of sliders.
 */
import { enhance, type Answer } from '../../shared/view/visitor-form';
import { fillThankYou, leadBack } from './view/thank-you';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = ( element: Element ): element is Control =>
	'validity' in element && 'willValidate' in element;

/** Name of the sentence for a missing answer, by type of the control. */
const CHECKS: Record< string, string > = { checkbox: 'tick', radio: 'pick' };

/** Required fields without an answer, with what to do. Everything else the server judges. */
const findMissing = (
	form: HTMLFormElement,
	texts: Record< string, string >
): Answer | undefined => {
	const fields: Record< string, string > = {};
	for ( const element of form.elements ) {
		// A group of which one box is needed, which browsers don't know; a typed choice counts, too.
		const group =
			element instanceof HTMLFieldSetElement && element.dataset.required;
		const control = group ? element.querySelector( 'input' ) : element;
		const isMissing =
			control &&
			isControl( control ) &&
			( group
				? ! element.querySelector(
						':checked,[type=text]:not(:placeholder-shown)'
					)
				: control.validity.valueMissing );
		const key = isMissing && /^f\[(.+?)\]/.exec( control.name )?.[ 1 ];
		if ( key ) {
			fields[ key ] =
				group || ( texts[ CHECKS[ control.type ] ?? 'fill' ] ?? '' );
		}
	}
	return Object.keys( fields ).length
		? { fields, message: texts.check }
		: undefined;
};

for ( const form of document.querySelectorAll< HTMLFormElement >(
	'form.contact-form'
) ) {
	enhance( form, {
		check: findMissing,
		fill( thanks, answer ) {
			fillThankYou( thanks, answer );
			leadBack( thanks, form );
		},
	} );
	// Who types a choice of their own has chosen it: the one the text has its label from.
	form.addEventListener( 'input', ( { target } ) => {
		if (
			target instanceof HTMLInputElement &&
			target.name.endsWith( ':other]' ) &&
			target.value
		) {
			target.parentElement
				?.querySelectorAll< HTMLInputElement | HTMLOptionElement >(
					'input,option'
				)
				.forEach(
					( choice ) =>
						choice.value === target.getAttribute( 'aria-label' ) &&
						Object.assign( choice, {
							checked: true,
							selected: true,
						} )
				);
		}
	} );
	for ( const output of form.querySelectorAll( 'output' ) ) {
		const slider = output.previousElementSibling;
		if ( slider instanceof HTMLInputElement ) {
			const show = () => ( output.value = slider.value );
			output.hidden = false;
			slider.addEventListener( 'input', show );
			// A page taken from the history comes with the value it was left with.
			window.addEventListener( 'pageshow', show );
			// The event comes before the value.
			form.addEventListener( 'reset', () => setTimeout( show ) );
			show();
		}
	}
}
