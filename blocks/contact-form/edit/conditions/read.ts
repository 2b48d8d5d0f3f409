import { getBlockType, type Block } from '@wordpress/blocks';
import { toRecord } from '@shared/guards';
import { toPlainText } from '@shared/plain-text';
import type { InnerAttributes } from '../../inner/types';
import { readOptions, readPlain, readText } from '../guards';

/** Operators of conditions (Form_Conditions in PHP). */
export const OPERATORS = [ 'is', 'is-not', 'filled', 'empty' ] as const;
export type Operator = ( typeof OPERATORS )[ number ];

/** Condition of a field; an attribute of this plugin. */
export type ShowWhen = {
	/** HTML ID of the other field. */
	field: string;
	is: Operator;
	value: string;
};

/** A field that conditions can refer to. */
export type Source = {
	clientId: string;
	type: string;
	/** Its HTML ID; '' if it has none. */
	id: string;
	label: string;
	/** Its options; empty for text fields. */
	options: string[];
};

/** Converts plain text to a single line, as PHP does. */
const toLine = ( text: string ): string => text.replace( /\s+/g, ' ' ).trim();

/** Converts rich text to a single line of plain text, as PHP does. */
const toPlain = ( html: string ): string => toLine( toPlainText( html ) );

/** Reads the condition of a field; undefined if it is always shown. */
export function readWhen( {
	showWhen,
}: InnerAttributes ): ShowWhen | undefined {
	const given = toRecord( showWhen );
	const is = OPERATORS.find( ( operator ) => operator === given.is );
	const field = readText( given, 'field' );
	return is && field
		? { field, is, value: readPlain( given, 'value' ) }
		: undefined;
}

/** Whether a block of this name is a field. */
export const isFieldName = ( name: string | null ): boolean =>
	/^jetpack\/field-(?!option-)/.test( name ?? '' );

/**
 * Returns the fields of a form at any depth.
 *
 * @param blocks Blocks in the form.
 */
export const getFields = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) =>
		isFieldName( block.name ) ? [ block ] : getFields( block.innerBlocks )
	);

/** Returns all blocks inside of a block. */
const getAll = ( { innerBlocks }: Block ): Block[] =>
	innerBlocks.flatMap( ( block ) => [ block, ...getAll( block ) ] );

const OPTION =
	/^jetpack\/(?:option|field-option-checkbox|field-option-radio|input-image-option)$/;

/** Returns the labels of a field's options; an empty list for other types. */
function getChoices(
	type: string,
	attributes: Block[ 'attributes' ],
	options: Block[]
) {
	if ( ! /^(?:radio|select|checkbox-multiple|image-select)$/.test( type ) ) {
		return [];
	}
	const texts =
		type !== 'select' && options.length
			? options.map( ( option ) =>
					toPlain( readText( option.attributes, 'label' ) )
				)
			: readOptions( attributes ).map( toLine );
	return texts.filter( Boolean );
}

/** Converts a field to a source of conditions; undefined for types whose value the browser cannot compare. */
function toSource( block: Block ): Source | undefined {
	const type = block.name.replace( 'jetpack/field-', '' );
	const { attributes } = block;
	if (
		type === 'file' ||
		( type === 'consent' && attributes.consentType !== 'explicit' )
	) {
		return undefined;
	}
	const inner = getAll( block );
	const options = inner.filter( ( { name } ) => OPTION.test( name ) );
	const isBox = type === 'checkbox' || type === 'consent';
	const named =
		inner.find( ( { name } ) => name === 'jetpack/label' ) ??
		( isBox ? options[ 0 ] : undefined );
	return {
		clientId: block.clientId,
		type,
		id: readText( attributes, 'id' ),
		label:
			toPlain( readText( named?.attributes ?? {}, 'label' ) ) ||
			toPlain( readText( attributes, 'label' ) ) ||
			( getBlockType( block.name )?.title ?? type ),
		options: getChoices( type, attributes, options ),
	};
}

/**
 * Returns the fields that the condition of a field can refer to.
 *
 * @param fields Fields of the form.
 */
export const getSources = (
	fields: readonly Block[],
	clientId: string
): Source[] =>
	fields
		.filter( ( field ) => field.clientId !== clientId )
		.flatMap( ( field ) => toSource( field ) ?? [] );

/**
 * Returns the HTML ID of a field for conditions: its own, unless it has none or an earlier field has the same.
 *
 * @param fields Fields of the form.
 */
export function getId( source: Source, fields: readonly Block[] ): string {
	const first = fields.find(
		( { attributes } ) => attributes.id === source.id
	);
	if ( source.id && first?.clientId === source.clientId ) {
		return source.id;
	}
	const taken = fields.map( ( { attributes } ) => attributes.id );
	const word = source.label
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '-' )
		.slice( 0, 30 )
		.replace( /^-+|-+$/g, '' );
	const base = `field-${ word || source.type }`;
	let id = base;
	for ( let number = 2; taken.includes( id ); number++ ) {
		id = `${ base }-${ number }`;
	}
	return id;
}

/**
 * Whether a field depends on itself through other fields. It is then always shown.
 *
 * @param fields Fields of the form.
 */
export function isInCircle(
	fields: readonly Block[],
	clientId: string
): boolean {
	const next = ( block: Block | undefined ): Block | undefined => {
		const id = block && readWhen( block.attributes )?.field;
		return id
			? fields.find( ( { attributes } ) => attributes.id === id )
			: undefined;
	};
	let at = next( fields.find( ( field ) => field.clientId === clientId ) );
	for (
		let left = fields.length;
		left && at && at.clientId !== clientId;
		left--
	) {
		at = next( at );
	}
	return at?.clientId === clientId;
}
