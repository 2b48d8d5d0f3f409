import type { SubmissionResult } from '../../../shared/view/visitor-form';

export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is a form control. */
export const isControl = ( element: Element ): element is Control =>
	'validity' in element && 'willValidate' in element;

/** Name of the error message for an empty required field, by type of the control. */
const CHECKS: Record< string, string > = { checkbox: 'tick', radio: 'pick' };

/** Returns the key of the field that a control belongs to. */
export const getKey = ( control: Control ): string | undefined =>
	/^f\[(.+?)\]/.exec( control.name )?.[ 1 ];

/**
 * Finds empty required fields, and files that cannot be sent (view/files/). The server validates everything else. Disabled controls are
 * skipped.
 *
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
		// Checkbox group that needs one choice: HTML has no such constraint. A typed "Other" choice counts.
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
