/** A file field: lists the chosen files, each with a button that removes it. */
import { setFieldError } from '../../../../shared/view/visitor-form';
import { getKey } from '../find-missing';
import { formatName, formatSize, fillPlaceholders } from './format';

/** Limits and error messages, as Input_Renderer prints them. */
export type Rules = {
	/** Maximum number of files. */
	limit: number;
	/** Maximum size of a file in bytes. */
	bytes: number;
	/** Allowed file extensions, in lower case. */
	endings: string[];
} & Record<
	| 'many'
	| 'large'
	| 'type'
	| 'remove'
	| 'removeOne'
	| 'chosen'
	| 'sending'
	| 'progress'
	| 'timed'
	| 'sent'
	| 'wait'
	| 'cancel'
	| 'cancelOne'
	| 'cancelled'
	| 'cut'
	| 'again',
	string
>;

/** Reads the rules of a field; undefined if a filter of another plugin broke them: the field then has no list. */
export function readRules( input: HTMLInputElement ): Rules | undefined {
	try {
		return JSON.parse( input.dataset.mainstreetFiles ?? '' );
	} catch {
		return undefined;
	}
}

/** Returns the error that the browser can detect. The server also checks the contents. */
export function getFault( files: File[], rules: Rules ): string {
	if ( files.length > rules.limit ) {
		return rules.many;
	}
	for ( const { name, size } of files ) {
		const [ , ending ] = /^.*\.(.*)$/s.exec( name.toLowerCase() ) ?? [];
		if ( size > rules.bytes ) {
			return fillPlaceholders( rules.large, formatName( name ) );
		}
		if ( ! size || ! rules.endings.includes( ending ?? '' ) ) {
			return fillPlaceholders( rules.type, formatName( name ) );
		}
	}
	return '';
}

export const isSame = ( one: File, other: File ) =>
	one.name === other.name &&
	one.size === other.size &&
	one.lastModified === other.lastModified;

/** Sets the files of an input. */
function setFiles( input: HTMLInputElement, files: File[] ): void {
	const data = new DataTransfer();
	files.forEach( ( file ) => data.items.add( file ) );
	input.files = data.files;
}

/**
 * Lists the files of a field, and reports errors as soon as files are chosen.
 *
 * @param rules Its limits and sentences.
 * @return Takes a file out again, if it is one of the field's.
 */
export function startField(
	form: HTMLFormElement,
	input: HTMLInputElement,
	rules: Rules
): ( file: File ) => void {
	const list = document.createElement( 'ul' );
	const error = document.getElementById(
		`${ form.id }-${ getKey( input ) }-error`
	);
	let files: File[] = [];

	const draw = () => {
		files = [ ...( input.files ?? [] ) ];
		list.replaceChildren( ...files.map( makeRow ) );
		list.hidden = ! files.length;
		input.classList.toggle( 'has-files', ! list.hidden );
		// The validation of the form, or of a step, reads it.
		input.setCustomValidity( getFault( files, rules ) );
		setFieldError( form, getKey( input ) ?? '', input.validationMessage );
	};

	const remove = ( at: number ) => {
		setFiles(
			input,
			files.filter( ( _, index ) => index !== at )
		);
		// Clears the error message of the field, as any change does.
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		draw();
		const buttons = list.querySelectorAll( 'button' );
		( buttons[ Math.min( at, buttons.length - 1 ) ] ?? input ).focus();
	};

	function makeRow( { name, size }: File, at: number ): HTMLElement {
		const row = document.createElement( 'li' );
		const label = document.createElement( 'bdi' );
		const bytes = document.createElement( 'span' );
		const button = document.createElement( 'button' );
		label.textContent = formatName( name );
		// The text may have another direction than the page.
		bytes.dir = 'auto';
		bytes.textContent = formatSize( size );
		button.type = 'button';
		button.textContent = rules.remove;
		button.setAttribute(
			'aria-label',
			fillPlaceholders( rules.removeOne, formatName( name ) )
		);
		button.addEventListener( 'click', () => remove( at ) );
		row.append( label, bytes, button );
		return row;
	}

	list.className = 'mainstreet-form__files';
	list.setAttribute( 'aria-label', rules.chosen );
	error?.setAttribute( 'aria-live', 'polite' );
	input.after( list );
	input.addEventListener( 'change', () => {
		// Browsers replace the previous choice, which the list still shows.
		const chosen = [ ...( input.files ?? [] ) ];
		if ( input.multiple && chosen.length ) {
			setFiles( input, [
				...files,
				...chosen.filter(
					( file ) =>
						! files.some( ( other ) => isSame( file, other ) )
				),
			] );
		}
		draw();
	} );
	// The event fires before the values are reset.
	form.addEventListener( 'reset', () => setTimeout( draw ) );
	window.addEventListener( 'pageshow', draw );
	draw();
	return ( file ) => {
		const at = files.findIndex( ( each ) => isSame( each, file ) );
		if ( at >= 0 ) {
			remove( at );
		}
	};
}
