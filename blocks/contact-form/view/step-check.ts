import { findMissing, getKey, isControl, type Control } from './find-missing';

/** Error messages, as Form_Labels::get_step_messages() prints them. */
export type Texts = Record< string, string >;

/** Returns the error that the browser detects; the server validates everything else. */
const getFault = ( control: Control, texts: Texts ): string | undefined => {
	const { rangeUnderflow, rangeOverflow, typeMismatch, badInput } =
		control.validity;
	const limit = ( name: 'min' | 'max' ) =>
		texts[ name ]?.replace( '%s', control.getAttribute( name ) ?? '' );
	if ( control.disabled || ! control.name ) {
		return undefined;
	}
	if ( rangeUnderflow || rangeOverflow ) {
		return limit( rangeUnderflow ? 'min' : 'max' );
	}
	// The server accepts a URL without `https://`.
	return ( typeMismatch && control.type !== 'url' ) || badInput
		? ( texts[ control.type ] ?? texts.fill )
		: undefined;
};

/**
 * Validates one step, as far as a browser can.
 *
 * @param step Part of the form to look at.
 * @return Sentences by key of the field.
 */
export function checkStep(
	form: HTMLFormElement,
	texts: Texts,
	step: Element
): Record< string, string > {
	const faults = findMissing( form, texts, step )?.fields ?? {};
	for ( const control of form.elements ) {
		const fault =
			step.contains( control ) &&
			isControl( control ) &&
			getFault( control, texts );
		const key = fault && getKey( control );
		if ( key ) {
			faults[ key ] = fault;
		}
	}
	return faults;
}
