import type { SubmissionResult } from '../../../shared/view/visitor-form';

export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is one that answers are given with. */
export const isControl = ( element: Element ): element is Control =>
	'validity' in element && 'willValidate' in element;

/** Name of the sentence for a missing answer, by type of the control. */
const CHECKS: Record< string, string > = { checkbox: 'tick', radio: 'pick' };

/**
 * The key of the field that a control belongs to.
 *
 * @param control Control.
 */
export const getKey = ( control: Control ): string | undefined =>
	/^f\[(.+?)\]/.exec( control.name )?.[ 1 ];

/**
 * Required fields without an answer, with what to do, and files that can't be sent (view/files/). Everything else the server judges.
 * What is disabled asks for nothing.
 *
 * @param form   Form.
 * @param texts  Sentences, by name.
 * @param within Part of the form to look at.
 */
export const findMissing = (
	form: HTMLFormElement,
	texts: Record< string, string >,
	within: Element = form
): SubmissionResult | undefined => {
	const fields: Record< string, string > = {};
	for ( const element of form.elements ) {
		// A group of which one box is needed, which browsers don't know; a typed choice counts, too.
		const group =
			element instanceof HTMLFieldSetElement && element.dataset.required;
		const control = group ? element.querySelector( 'input' ) : element;
		const isMissing =
			control &&
			within.contains( control ) &&
			isControl( control ) &&
			! control.disabled &&
			( group
				? ! element.querySelector(
						':checked,[type=text]:not(:placeholder-shown)'
					)
				: control.validity.valueMissing ||
					control.validity.customError );
		const key = isMissing && getKey( control );
		if ( key ) {
			fields[ key ] =
				group ||
				( control.validity.customError && control.validationMessage ) ||
				( texts[ CHECKS[ control.type ] ?? 'fill' ] ?? '' );
		}
	}
	return Object.keys( fields ).length
		? { fields, message: texts.check }
		: undefined;
};
