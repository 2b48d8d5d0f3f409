import { findMissing, getKey, isControl, type Control } from './find-missing';

/** Sentences, as Form_Texts::step_messages() has them. */
export type Texts = Record< string, string >;

/** What a browser knows to be wrong with an answer; everything else the server judges. */
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
	// An address without `https://` is one to the server.
	return ( typeMismatch && control.type !== 'url' ) || badInput
		? ( texts[ control.type ] ?? texts.fill )
		: undefined;
};

/**
 * What is wrong with a step, as far as a browser can tell.
 *
 * @param form  Form.
 * @param texts Sentences.
 * @param step  Part of the form to look at.
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
