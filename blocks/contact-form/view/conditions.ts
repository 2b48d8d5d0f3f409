import { getKey, isControl, type Control } from './find-missing';
import { findHidden, type Condition } from './find-hidden';

/** Reads the condition of a field; undefined if a filter of another plugin broke it: the field is then shown. */
function readWhen( { dataset }: HTMLElement ): Condition | undefined {
	try {
		return JSON.parse( dataset.mainstreetWhen ?? '' );
	} catch {
		return undefined;
	}
}

/** Values of all fields, including hidden ones, which may be shown again. */
function readValues( form: HTMLFormElement ): Map< string, string[] > {
	const values = new Map< string, string[] >();
	for ( const element of form.elements ) {
		const key =
			isControl( element ) && getKey( element )?.replace( /:other$/, '' );
		if ( key ) {
			const given = values.get( key ) ?? [];
			values.set( key, given );
			const isChoice = /^(?:checkbox|radio)$/.test( element.type );
			if (
				! isChoice ||
				( element instanceof HTMLInputElement && element.checked )
			) {
				given.push( element.value );
			}
		}
	}
	return values;
}

const getControls = ( field: HTMLElement ): Control[] =>
	[ field, ...field.querySelectorAll( '*' ) ].filter( isControl );

/** Shows and hides fields with conditions. Hidden fields are neither required nor sent, but keep their values. */
export function startConditions( form: HTMLFormElement ): void {
	const fields = [
		...form.querySelectorAll< HTMLElement >( '[data-mainstreet-when]' ),
	].flatMap( ( field ) => {
		const when = readWhen( field );
		return when ? [ { field, when } ] : [];
	} );
	const whens = fields.map( ( { when } ) => when );

	const draw = () => {
		const values = readValues( form );
		const hidden = findHidden( whens, ( id ) => values.get( id ) );
		for ( const { field, when } of fields ) {
			const isHidden = hidden.has( when.id );
			field.hidden = isHidden;
			for ( const control of getControls( field ) ) {
				control.disabled = isHidden;
			}
		}
		form.dispatchEvent( new Event( 'mainstreet-shown' ) );
	};

	for ( const { field } of fields ) {
		// Without script, the field is optional, and a text names its condition. With script, neither applies.
		for ( const control of getControls( field ) ) {
			control.required =
				control.required || 'mainstreetRequired' in control.dataset;
		}
		field.querySelector( '.mainstreet-form__when' )?.remove();
	}
	form.addEventListener( 'input', draw );
	form.addEventListener( 'change', draw );
	// The event fires before the values are reset.
	form.addEventListener( 'reset', () => setTimeout( draw ) );
	// A page from the back/forward cache has the values it was left with.
	window.addEventListener( 'pageshow', draw );
	draw();
}
