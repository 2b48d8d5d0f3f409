import fc from 'fast-check';

type Schema = { type?: string | string[]; source?: string };

const text = fc.oneof(
	fc.string( { unit: 'grapheme', maxLength: 12 } ),
	fc.constantFrom( '', '<b>x</b>', '"--><script>', 'a & b', 'a,b', '\\u003c' )
);

const VALUES: Record< string, fc.Arbitrary< unknown > > = {
	string: text,
	number: fc.oneof( fc.integer(), fc.constantFrom( 25, 50, 75, 100 ) ),
	boolean: fc.boolean(),
	array: fc.array( text, { maxLength: 4 } ),
	object: fc.dictionary( text, text, { maxKeys: 3 } ),
};

/** Attributes in which a text is a name of something, and those core turns into classes. */
const KNOWN: Record< string, fc.Arbitrary< unknown > > = {
	style: fc.constantFrom(
		{ spacing: { margin: { top: '1em' } } },
		{ border: { width: '2px', color: '#112233' } }
	),
	fontSize: fc.constantFrom( 'small', 'large' ),
	fontFamily: fc.constant( 'mono' ),
};

/** What PHP adds to every field (hooks.php): as the editor writes it, or of another shape. */
const CONDITION = fc.oneof(
	fc.record( {
		field: text,
		is: fc.constantFrom( 'is', 'is-not', 'filled', 'empty', 'matches' ),
		value: text,
	} ),
	fc.dictionary( text, fc.oneof( text, fc.integer() ), { maxKeys: 3 } )
);

/**
 * Attributes as block.json declares them, each there or not, without those read from markup.
 *
 * @param metadata Contents of a block.json.
 */
export function fromMetadata( metadata: {
	name: string;
	attributes: Record< string, Schema >;
} ): fc.Arbitrary< Record< string, unknown > > {
	const entries = Object.entries( metadata.attributes )
		.filter( ( [ , { source } ] ) => ! source )
		.map( ( [ name, { type = [] } ] ) => [
			name,
			KNOWN[ name ] ??
				fc.oneof(
					...[ type ].flat().map( ( one ) => VALUES[ one ] ?? text )
				),
		] );
	const condition = metadata.name.startsWith( 'jetpack/field-' )
		? { showWhen: CONDITION }
		: {};
	return fc.record(
		{ ...Object.fromEntries( entries ), ...condition },
		{ requiredKeys: [] }
	);
}
