/** Reads the attributes of deprecated versions. */

export type UncheckedAttributes = Record< string, unknown >;

/** An image with all attributes that any version wrote. */
export type OldPicture = Record< string, string | undefined >;

export type OldRow = {
	className?: string;
	columns: { basis?: string; pictures: OldPicture[] }[];
};

const isLoose = ( value: unknown ): value is UncheckedAttributes =>
	typeof value === 'object' && value !== null;

const toList = ( value: unknown ): UncheckedAttributes[] =>
	Array.isArray( value ) ? value.filter( isLoose ) : [];

/** Returns the texts of an object; numbers become texts, as in markup. */
const toTexts = ( value: UncheckedAttributes ): OldPicture =>
	Object.fromEntries(
		Object.entries( value )
			.filter( ( [ , text ] ) => text !== undefined && text !== null )
			.map( ( [ key, text ] ) => [ key, String( text ) ] )
	);

/**
 * Reads the images.
 *
 * @param images Attribute of that name.
 */
export const readPictures = ( images: unknown ): OldPicture[] =>
	toList( images ).map( toTexts );

/**
 * Reads the rows with their images.
 *
 * @param saved Attributes as parsed.
 */
export function readRows( saved: UncheckedAttributes ): OldRow[] {
	const pictures = readPictures( saved.images );
	let next = 0;
	return toList( saved.rows ).map( ( row ) => ( {
		className: toTexts( row ).className,
		columns: toList( row.columns ).map( ( column ) => {
			const from = next;
			next += toList( column.images ).length;
			return {
				basis: /(?:^|;)\s*flex-basis:\s*([^;]+)/.exec(
					toTexts( column ).style ?? ''
				)?.[ 1 ],
				pictures: pictures.slice( from, next ),
			};
		} ),
	} ) );
}
