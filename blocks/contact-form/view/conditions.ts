import { getKey, isControl, type Control } from './find-missing';
import { findHidden, type Condition } from './find-hidden';

/** What a field waits for; undefined where another plugin's filter broke it: then it is shown. */
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

/**
 * Shows and hides the fields of a form that depend on another field. What is hidden asks for nothing and is not sent; what
 * was typed in it stays.
 */
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
		// Browsers without script must let a field pass that may not apply; the sentence is theirs, too.
		for ( const control of getControls( field ) ) {
			control.required =
				control.required || 'mainstreetRequired' in control.dataset;
		}
		field.querySelector( '.mainstreet-form__when' )?.remove();
	}
	form.addEventListener( 'input', draw );
	form.addEventListener( 'change', draw );
	// The event comes before the values.
	form.addEventListener( 'reset', () => setTimeout( draw ) );
	// A page taken from the history comes with the answers it was left with.
	window.addEventListener( 'pageshow', draw );
	draw();
}
