/**
 * Guards for untyped data: stored attributes, responses, data of other plugins. They accept any value and have no side
 * effects. View modules have their own (shared/guards/README.md).
 */

/** An object of named values. */
export type UnknownRecord = Record< string, unknown >;

/**
 * Whether a value is an object of named values; lists and null are none.
 *
 * @param value Anything.
 */
export const isRecord = ( value: unknown ): value is UnknownRecord =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/**
 * The value if it is an object of named values, else an empty one.
 *
 * @param value Anything.
 */
export const toRecord = ( value: unknown ): UnknownRecord =>
	isRecord( value ) ? value : {};

/**
 * The objects of a list; everything else in it is left out.
 *
 * @param value Anything.
 */
export const toRecords = ( value: unknown ): UnknownRecord[] =>
	toList( value ).filter( isRecord );

/**
 * The value if it is a list, else an empty one.
 *
 * @param value Anything.
 */
export const toList = ( value: unknown ): unknown[] =>
	Array.isArray( value ) ? value : [];

/**
 * The value if it is text, else ''. Numbers are not turned into text.
 *
 * @param value Anything.
 */
export const toText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/**
 * Whether a value is a finite number.
 *
 * @param value Anything.
 */
export const isFiniteNumber = ( value: unknown ): value is number =>
	typeof value === 'number' && Number.isFinite( value );

/**
 * Whether a value is a positive safe integer, such as an ID.
 *
 * @param value Anything.
 */
export const isPositiveInteger = ( value: unknown ): value is number =>
	typeof value === 'number' && Number.isSafeInteger( value ) && value > 0;

/**
 * Clamps a number.
 *
 * @param value Number; NaN stays NaN.
 * @param max   Most; where it is below the least, the least counts.
 */
export const clamp = ( value: number, min: number, max: number ): number =>
	Math.max( min, Math.min( max, value ) );

/**
 * Whether a value is in a list.
 *
 * @param allowed All values there are.
 * @param value   Anything.
 */
export const isOneOf = < T >(
	allowed: readonly T[],
	value: unknown
): value is T => allowed.some( ( known ) => known === value );

/**
 * Whether an object has all named functions, such as the selectors of a store.
 *
 * @param value Anything.
 * @param names Names of functions.
 */
export const hasFunctions = < Name extends string >(
	value: unknown,
	...names: Name[]
): value is Record< Name, ( ...args: unknown[] ) => unknown > =>
	isRecord( value ) &&
	names.every( ( name ) => typeof value[ name ] === 'function' );

/**
 * Whether an event's target is an element. Not `instanceof`: the canvas is a document with
 * classes of its own.
 *
 * @param target Target of an event.
 */
export const isElement = (
	target: EventTarget | null
): target is HTMLElement => target !== null && 'closest' in target;

/** Turns an unknown value into a typed one. Never throws. */
export type Reader< Value > = ( value: unknown ) => Value;

/**
 * A finite number; text that holds one is converted. 0 for anything else.
 *
 * @param value Anything.
 */
export const toNumber: Reader< number > = ( value ) => {
	const read = typeof value === 'string' ? Number( value ) : value;
	return isFiniteNumber( read ) ? read : 0;
};

/**
 * Whether a value is `true`; 1 and 'true' are not.
 *
 * @param value Anything.
 */
export const toBoolean: Reader< boolean > = ( value ) => value === true;

/** Creates a reader for an enum; other values become the first. */
export const oneOf =
	< const Word extends string >(
		allowed: readonly [ Word, ...Word[] ]
	): Reader< Word > =>
	( value ) =>
		isOneOf( allowed, value ) ? value : allowed[ 0 ];

/**
 * Reads a list.
 *
 * @param read Reads an item.
 */
export const listOf =
	< Item >( read: Reader< Item > ): Reader< Item[] > =>
	( value ) =>
		toList( value ).map( ( item ) => read( item ) );

/**
 * Reads an object whose names are not known.
 *
 * @param read Reads a member.
 */
export const mapOf =
	< Value >( read: Reader< Value > ): Reader< Record< string, Value > > =>
	( value ) =>
		Object.fromEntries(
			Object.entries( toRecord( value ) ).map( ( [ name, member ] ) => [
				name,
				read( member ),
			] )
		);

/**
 * Reads a value that may be missing; null then.
 *
 * @param read Reads the value.
 */
export const nullable =
	< Value >( read: Reader< Value > ): Reader< Value | null > =>
	( value ) =>
		value === undefined || value === null ? null : read( value );

/** Reader of a member, optionally with its name in the source. */
type Member< Value > = Reader< Value > | readonly [ string, Reader< Value > ];

/**
 * Reads an object with known names: `objectOf( { id: toNumber, postId: [ 'post_id', toNumber ] } )`.
 * Its type is `ReturnType< typeof readX >`.
 *
 * @param members Reader of each member.
 */
export const objectOf =
	< Value extends object >( members: {
		readonly [ Name in keyof Value ]: Member< Value[ Name ] >;
	} ): Reader< Value > =>
	( value ) => {
		const record = toRecord( value );
		const entries = Object.entries< Member< unknown > >( members ).map(
			( [ name, member ] ) =>
				typeof member === 'function'
					? [ name, member( record[ name ] ) ]
					: [ name, member[ 1 ]( record[ member[ 0 ] ] ) ]
		);
		// TypeScript loses the names of the entries.
		return Object.fromEntries( entries ) as Value;
	};
