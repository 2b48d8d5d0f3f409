/** What the attributes of old forms hold, in shape. Frozen. */

export type UncheckedAttributes = Record< string, unknown >;

/** An image with everything that any form wrote on it. */
export type OldPicture = Record< string, string | undefined >;

export type OldRow = {
	className?: string;
	columns: { basis?: string; pictures: OldPicture[] }[];
};

const isLoose = ( value: unknown ): value is UncheckedAttributes =>
	typeof value === 'object' && value !== null;

const toList = ( value: unknown ): UncheckedAttributes[] =>
	Array.isArray( value ) ? value.filter( isLoose ) : [];

/** The texts of an object; numbers become text, as in markup. */
const toTexts = ( value: UncheckedAttributes ): OldPicture =>
	Object.fromEntries(
		Object.entries( value )
			.filter( ( [ , text ] ) => text !== undefined && text !== null )
			.map( ( [ key, text ] ) => [ key, String( text ) ] )
	);

/**
 * The images of an old form.
 *
 * @param images Attribute of that name.
 */
export const readPictures = ( images: unknown ): OldPicture[] =>
	toList( images ).map( toTexts );

/**
 * The rows of an old form, with the images in them.
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
